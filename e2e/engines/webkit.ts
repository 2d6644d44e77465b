import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { browserEnv } from '../support/browser.ts'
import { freePort } from '../support/port.ts'
import { miniBrowserPath, webKitDriverPath, xvfbPath } from './installed.ts'
import { pressing, type Window, type WindowOptions, windowSize, workIn } from './window.ts'

/** WebKitGTK, the engine of Safari, over WebDriver: a small browser on a screen that nobody sees. */
export async function openWebKit({ storage }: WindowOptions): Promise<Window> {
  const home = mkdtempSync(join(tmpdir(), 'athanor-webkit-'))
  // Whoever wants less motion tells the whole desktop.
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\ngtk-overlay-scrolling=0\n')
  const children: ChildProcess[] = []
  const close = async () => {
    for (const child of children.toReversed()) await killed(child)
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    const screen = spawn(xvfbPath, ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    })
    children.push(screen)
    const display = String((await once(screen.stdio[3] as NodeJS.ReadableStream, 'data'))[0]).trim()
    const port = await freePort()
    const driver = spawn(webKitDriverPath, [`--port=${port}`], {
      stdio: 'ignore',
      // The browser is a child of the driver, and ends with its group.
      detached: true,
      env: {
        ...browserEnv,
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        HOME: home,
        XDG_CONFIG_HOME: home,
        LANGUAGE: 'en',
      },
    })
    children.push(driver)
    const session = await begin(`http://127.0.0.1:${port}`, storage)
    const window = await drive(session)
    return { ...window, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Asks the driver for something about the session. */
type Session = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>

async function begin(address: string, storage: boolean): Promise<Session> {
  await untilReady(address)
  const args = ['--automation', ...(storage ? [] : ['--enable-html5-local-storage=false'])]
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowserPath ?? '', args } } },
  })
  return (method, path, body) => ask(method, `${address}/session/${sessionId}${path}`, body)
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await pause(50)
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** Whether a page stands still or turns in circles: nothing of its browser is left. */
async function killed(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

async function ask<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, {
    method,
    // A page that does not answer is not waited for longer than a journey takes.
    signal: AbortSignal.timeout(90_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { readonly value: Result & { readonly message?: string } }
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value?.message ?? response.status}`)
  return value
}

async function drive(session: Session): Promise<Omit<Window, 'close'>> {
  const execute = (source: string) =>
    session<string>('POST', '/execute/async', { script: `(${source})().then(arguments[0])`, args: [] })
  const run: Window['run'] = (work, ...given) => workIn(execute, work, given)

  // What a window has around the page is told by the page alone.
  await session('POST', '/window/rect', { x: 0, y: 0, ...windowSize })
  const { width, height } = await run(() => ({ width: innerWidth, height: innerHeight }))
  await session('POST', '/window/rect', {
    x: 0,
    y: 0,
    width: 2 * windowSize.width - width,
    height: 2 * windowSize.height - height,
  })
  return {
    async goto(url) {
      await session('POST', '/url', { url })
      await run(() => {
        const errors: string[] = []
        addEventListener('error', ({ message }) => {
          // React says so when it stumbled and drew the page in another way: nobody sees anything of it.
          if (!message.includes('React error #520')) errors.push(message)
        })
        addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
        Object.assign(window, { uncaught: errors })
      })
    },
    run,
    async press(place) {
      await session('POST', '/actions', { actions: pressing(place) })
    },
    async picture() {
      return Buffer.from(await session<string>('GET', '/screenshot'), 'base64')
    },
    errors: () => run(() => (window as unknown as { uncaught: string[] }).uncaught),
  }
}
