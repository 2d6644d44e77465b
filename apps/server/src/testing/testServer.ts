import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Parts, type Server, server } from '../server.ts'
import { readSettings, type ServerSettings } from '../settings.ts'

export interface TestServer {
  readonly server: Server
  readonly settings: ServerSettings
  readonly http: string
  readonly ws: string
  stop(): Promise<void>
}

/** Limits that tests with a hundred clients on one address do not feel, and bots that do not wait. */
export const generous: Readonly<Record<string, string>> = {
  ATHANOR_PORT: '0',
  ATHANOR_LOG: 'silent',
  ATHANOR_RATE: '100000',
  ATHANOR_PERSON_RATE: '100000',
  ATHANOR_ADDRESS_RATE: '100000',
  ATHANOR_STRANGERS_RATE: '100000',
  ATHANOR_ADDRESS_CONNECTIONS: '10000',
  ATHANOR_PERSON_CONNECTIONS: '10000',
  ATHANOR_ADDRESS_PEOPLE: '10000',
  ATHANOR_ADDRESS_UNREAD_MB: '1000',
  ATHANOR_PERSON_TABLES: '10000',
  ATHANOR_ADDRESS_TABLES: '10000',
  ATHANOR_PERSON_NEW_TABLES: '10000',
  ATHANOR_ADDRESS_NEW_TABLES: '10000',
  ATHANOR_PERSON_SEATS: '10000',
  ATHANOR_ADDRESS_SEATS: '10000',
  ATHANOR_ADDRESS_LISTED: '10000',
  ATHANOR_PERSON_DISK_MB: '10000',
  ATHANOR_ADDRESS_DISK_MB: '10000',
  ATHANOR_BOT_PAUSE: '0',
  ATHANOR_BOT_THREADS: '1',
  ATHANOR_ABSENT_SECONDS: '0',
  ATHANOR_SEAT_SECONDS: '0',
}

/** A real server on a free port of this machine, with a database of its own unless one is given. */
export async function testServer(
  env: Readonly<Record<string, string>> = {},
  parts: Parts = {},
  folder: string | null = null,
): Promise<TestServer> {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'athanor-test-'))
  const read = readSettings({ ...generous, ATHANOR_DATA: data, ...env })
  if (!read.ok) throw new TypeError(JSON.stringify(read.complaints))
  const running = await server(read.settings, parts)
  const http = await running.listen()
  return {
    server: running,
    settings: read.settings,
    http,
    ws: `${http.replace(/^http/, 'ws')}/ws`,
    async stop() {
      await running.stop()
      if (folder === null) rmSync(data, { recursive: true, force: true })
    },
  }
}
