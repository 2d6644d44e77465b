import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserEnv } from '../support/browser.ts'
import { firefoxPath } from './installed.ts'
import { pressing, type Window, type WindowOptions, windowSize, workIn } from './window.ts'

const preferences = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB',
  // Nothing is fetched, offered or asked.
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
} as const

/** Firefox over WebDriver BiDi, which it speaks by itself: a window of a process and a profile of its own. */
export async function openFirefox({ storage }: WindowOptions): Promise<Window> {
  const profile = mkdtempSync(join(tmpdir(), 'athanor-firefox-'))
  const lines = Object.entries({ ...preferences, 'dom.storage.enabled': storage }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const firefox = spawn(firefoxPath, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...browserEnv, HOME: profile },
  })
  const ended = once(firefox, 'exit')
  const close = async () => {
    firefox.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    return await drive(await Connection.to(`${await addressOf(firefox)}/session`), close)
  } catch (error) {
    await close()
    throw error
  }
}

async function drive(connection: Connection, close: () => Promise<void>): Promise<Window> {
  await connection.ask('session.new', { capabilities: {} })
  const { contexts } = await connection.ask<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await connection.ask('browsingContext.setViewport', { context, viewport: windowSize })
  const errors: string[] = []
  let left = ''
  connection.hear('log.entryAdded', ({ level, text, source }) => {
    // What a page was fetching when it was left fails, and nobody is there to mind.
    const { realm } = source as { readonly realm: string }
    if (level === 'error' && realm !== left) errors.push(String(text))
  })
  await connection.ask('session.subscribe', { events: ['log.entryAdded'] })
  const call = (source: string) =>
    connection.ask<{ readonly realm: string; readonly result: { readonly value: string } }>('script.callFunction', {
      functionDeclaration: source,
      awaitPromise: true,
      target: { context },
    })
  return {
    async goto(url) {
      left = (await call('() => ""')).realm
      await connection.ask('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run(work, ...given) {
      return workIn(async (source) => (await call(source)).result.value, work, given)
    },
    async press(place) {
      await connection.ask('input.performActions', { context, actions: pressing(place) })
    },
    async picture() {
      const { data } = await connection.ask<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async errors() {
      return errors
    },
    close,
  }
}

/** Where Firefox says that it listens. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    firefox.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    firefox.once('error', reject)
    firefox.once('exit', () => reject(new Error(`Firefox does not start: ${said}`)))
  })
}

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Questions and answers over one socket. */
class Connection {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private readonly listening = new Map<string, (params: Readonly<Record<string, unknown>>) => void>()
  private asked = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer)
      else if (answer.method !== undefined) this.listening.get(answer.method)?.(answer.params ?? {})
    })
    socket.addEventListener('close', () => {
      for (const answer of this.waiting.values()) answer({ type: 'error', message: 'Firefox is gone' })
    })
  }

  static to(address: string): Promise<Connection> {
    const socket = new WebSocket(address)
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Connection(socket)))
      socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)))
    })
  }

  async ask<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.asked
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve)
      this.socket.send(JSON.stringify({ id, method, params }))
    })
    this.waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result as Result
  }

  hear(method: string, listener: (params: Readonly<Record<string, unknown>>) => void): void {
    this.listening.set(method, listener)
  }
}
