// The server program: `npm start`.

import { formatData, formatter } from '@athanor/messages/all'
import { freePort } from './http/freePort.ts'
import { operatorLanguage } from './language.ts'
import { type Server, server } from './server.ts'
import { readSettings, type ServerSettings } from './settings.ts'
import { UnusableData } from './storage/unusableData.ts'

const locale = operatorLanguage(process.env)
const say = formatter(locale)
const read = readSettings(process.env)
if (read.ok) await run(await withFreePort(read.settings))
else {
  for (const complaint of read.complaints) console.error(formatData(locale, complaint))
  process.exitCode = 2
}

/** Who named a port gets that one or a sentence; whoever did not gets a free one near the usual. */
async function withFreePort(settings: ServerSettings): Promise<ServerSettings> {
  if ((process.env['ATHANOR_PORT'] ?? '') !== '') return settings
  const port = await freePort(settings.host, settings.port)
  if (port !== settings.port) {
    console.log(say('server.start.otherPort', { taken: String(settings.port), port: String(port) }))
  }
  return { ...settings, port }
}

async function run(settings: ServerSettings): Promise<void> {
  const running = await opened(settings)
  if (running === null) return
  let signals = 0
  const stop = () => {
    signals++
    if (signals > 1) process.exit(130)
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  try {
    console.log(say('server.start.ready', { url: await running.listen() }))
    for (const url of running.reachable()) console.log(say('server.start.reachable', { url }))
  } catch (error) {
    const { host, port } = settings
    console.error(say('server.start.cannotListen', { host, port: String(port), code: problemOf(error) }))
    await running.stop()
    process.exitCode = 1
  }
}

async function opened(settings: ServerSettings): Promise<Server | null> {
  try {
    return await server(settings)
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error
    console.error(formatData(locale, error.data))
    process.exitCode = 1
    return null
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return (error as NodeJS.ErrnoException).code ?? error.message
}
