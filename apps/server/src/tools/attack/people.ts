import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { makeRecoveryCode } from '@athanor/protocol/recoveryCode'
import type { Attack, Scene } from './attack.ts'

interface Said {
  readonly status: number
  readonly text: string
}

/** Requests at a time. */
const atOnce = 30

/** Asks for something of people's own, again and again, until the scene is over: every answer. */
async function askOn(scene: Scene, next: () => Asking, seen: (said: Said) => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const one = async () => {
    while (!scene.isOver()) {
      const said = await ask(scene, agent, next())
      if (said === null) await new Promise((resolve) => setTimeout(resolve, 20))
      else seen(said)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  agent.destroy()
}

interface Asking {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly cookie?: string
  readonly body?: object
}

/** Null where the connection was cut, as it is for whoever asks too often. */
function ask({ target, address }: Scene, agent: Agent, { method, path, cookie, body }: Asking): Promise<Said | null> {
  const text = body === undefined ? '' : JSON.stringify(body)
  return new Promise((resolve) => {
    const asked = request(
      {
        host: target.host,
        port: target.port,
        localAddress: address,
        agent,
        method,
        path: `/api/people/${path}`,
        headers: {
          'athanor-people': '1',
          ...(cookie === undefined ? {} : { cookie }),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        let said = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          said += piece
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: said }))
        response.on('error', () => resolve(null))
      },
    )
    asked.on('error', () => resolve(null))
    asked.end(text)
  })
}

const secret = () => randomBytes(32).toString('hex')
/** A secret as a browser shows it that came by http. */
const cookies = ({ target: { port } }: Scene, name: string) => `athanor_${name}_${port}=${secret()}`

/** Attacks on what lets people find their games again. */
export const peopleAttacks: readonly Attack[] = [
  {
    name: 'guessing recovery codes',
    async run(scene) {
      const found: number[] = []
      await askOn(
        scene,
        () => ({
          method: 'POST',
          path: 'session',
          body: { code: makeRecoveryCode(randomBytes), bring: false, tables: [] },
        }),
        ({ status }) => void found.push(status),
      )
      const wrong = found.filter((status) => status === 401).length
      const others = [...new Set(found)].filter((status) => status !== 401 && status !== 429)
      return [
        // Ten at once, and one a minute after that.
        ...(wrong > 12 ? [`${wrong} codes were listened to`] : []),
        ...(others.length > 0 ? [`codes were answered with ${others.join(', ')}`] : []),
      ]
    },
  },
  {
    name: 'making rings without end',
    mostKept: 1,
    async run(scene) {
      let made = 0
      await askOn(
        scene,
        () => ({
          method: 'POST',
          path: 'ring',
          cookie: cookies(scene, 'player'),
          body: { name: 'Mallory', tables: [scene.longTable, scene.finishedTable] },
        }),
        ({ status }) => {
          if (status === 201) made++
        },
      )
      return made > 32 ? [`${made} rings were made`] : []
    },
  },
  {
    name: 'showing sessions that are nobody’s',
    async run(scene) {
      const opened: string[] = []
      await askOn(
        scene,
        () => ({ method: 'GET', path: 'me', cookie: `${cookies(scene, 'ring')}; ${cookies(scene, 'player')}` }),
        ({ status, text }) => {
          if (status === 200 && !text.startsWith('{"ring":null')) opened.push(text)
        },
      )
      return opened.length > 0 ? [`${opened.length} sessions opened a ring`] : []
    },
  },
  {
    name: 'asking for challenges, and showing passkeys that are nobody’s',
    settings: { ATHANOR_PUBLIC_URL: 'http://localhost' },
    mostKept: 1,
    async run(scene) {
      let entered = 0
      let turn = 0
      const shown = { id: randomBytes(16).toString('base64url'), rawId: '', type: 'public-key', response: {} }
      await askOn(
        scene,
        () =>
          turn++ % 2 === 0
            ? { method: 'POST', path: 'session/passkey/options' }
            : {
                method: 'POST',
                path: 'session/passkey',
                body: { response: { ...shown, id: secret() }, bring: false, tables: [] },
              },
        ({ status }) => {
          if (status === 204) entered++
        },
      )
      return entered > 0 ? [`${entered} passkeys of nobody opened a ring`] : []
    },
  },
]
