import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/** What a browser asks for when somebody opens the page: all of it, for its service worker keeps the files. */
export interface PageLoad {
  readonly files: number
  /** Requests that were answered by anything but the file, with what came instead. */
  readonly failed: readonly string[]
  /** The secret by which the server knows this browser from now on. */
  readonly cookie: string
}

const builtClient = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** The addresses of all files of a built client, or null when there is none. */
export function filesOfClient(folder: string = builtClient): readonly string[] | null {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    const isServed = (name: string) => !/\.(br|gz)$/.test(name) && !name.startsWith('.')
    return names
      .filter((entry) => entry.isFile() && isServed(entry.name))
      .map(({ parentPath, name }) => `/${`${parentPath}/${name}`.slice(folder.length).replace(/^\/+/, '')}`)
  } catch {
    return null
  }
}

/** Six connections at a time, each kept open, as browsers do; whoever is told to wait does so and asks again. */
export async function openPage(url: string, localAddress: string, files: readonly string[]): Promise<PageLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress })
  const failed: string[] = []

  async function fetchFile(path: string): Promise<void> {
    const { status } = await ask(agent, url, path, 'GET')
    if (status !== 200) failed.push(`${path}: ${status}`)
  }

  await fetchFile('/')
  const { cookie } = await ask(agent, url, '/api/player', 'POST')
  if (cookie === '') failed.push('/api/player: no cookie')
  await Promise.all(files.map(fetchFile))
  agent.destroy()
  return { files: files.length + 1, failed, cookie }
}

interface Answer {
  readonly status: number | string
  readonly cookie: string
}

function ask(agent: Agent, url: string, path: string, method: string): Promise<Answer> {
  return new Promise((resolve) => {
    const asked = request(
      new URL(path, url),
      { agent, method, headers: { accept: 'text/html,*/*', 'accept-encoding': 'br, gzip' } },
      (response) => {
        const cookie = (response.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
        response.on('end', () => resolve({ status: response.statusCode ?? 0, cookie }))
        response.on('error', (error) => resolve({ status: error.message, cookie: '' }))
        response.resume()
      },
    )
    asked.on('error', (error) => resolve({ status: error.message, cookie: '' }))
    asked.end()
  })
}
