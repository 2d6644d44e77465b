import { copyFileSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serverProcess } from '../serverProcess.ts'
import { type Fault, type FaultTrial, inFolder } from './fault.ts'
import { answerTo, openTable, visitor } from './visitor.ts'

/** Ways in which a database goes from under a server. `backup` is one of another day. */
const ways: Readonly<Record<string, (file: string, backup: string) => void>> = {
  'moved away': (file) => renameSync(file, `${file}.moved`),
  deleted: (file) => rmSync(file),
  replaced(file, backup) {
    copyFileSync(backup, `${file}.new`)
    renameSync(`${file}.new`, file)
  },
  overwritten: (file, backup) => cpSync(backup, file),
  'without its log': (file) => rmSync(`${file}-wal`),
  'emptied folder'(file) {
    rmSync(join(file, '..'), { recursive: true })
    mkdirSync(join(file, '..'))
    writeFileSync(join(file, '..', 'something else'), '')
  },
}

export const lostFiles: Fault = {
  name: 'database moved, replaced or deleted under it',
  async run(trial) {
    const problems: string[] = []
    for (const [name, way] of Object.entries(ways)) problems.push(...(await tryWay(name, way, trial)))
    return { seen: Object.keys(ways).join(', '), problems }
  },
}

function tryWay(name: string, way: (file: string, backup: string) => void, { games }: FaultTrial) {
  return inFolder(async (folder) => {
    const data = join(folder, 'data')
    const problems: string[] = []
    const server = await serverProcess({ ATHANOR_DATA: data, ATHANOR_PORT: '0', ATHANOR_LOG: 'silent' })
    const client = visitor(server.ws)
    const table = await openTable(client)
    await client.send('chat', { table, text: 'before' })
    way(join(data, 'athanor.db'), join(games, 'athanor.db'))
    const answer = await answerTo(client.send('chat', { table, text: 'after' }))
    if (answer !== 'server.reject.notKept') problems.push(`${name}: a line was answered ${JSON.stringify(answer)}`)
    const { status } = await fetch(`${server.url}/readyz`)
    if (status !== 503) problems.push(`${name}: the house says that it is ready`)
    client.close()
    await server.kill('SIGKILL')
    return problems
  })
}

export const heldLock: Fault = {
  name: 'database held by another program',
  run: () =>
    inFolder(async (folder) => {
      const problems: string[] = []
      const server = await serverProcess({ ATHANOR_DATA: folder, ATHANOR_PORT: '0', ATHANOR_LOG: 'silent' })
      const [client, other] = [visitor(server.ws), visitor(server.ws)]
      const table = await openTable(client)
      const holder = new DatabaseSync(join(folder, 'athanor.db'))
      holder.exec('begin immediate')
      const refused = answerTo(client.send('chat', { table, text: 'for too long' }))
      let worst = 0
      while ((await Promise.race([refused, other.send('ping', {}).then(() => 'pinged')])) === 'pinged') {
        const began = performance.now()
        await other.send('ping', {})
        worst = Math.max(worst, performance.now() - began)
      }
      if ((await refused) !== 'server.reject.busy')
        problems.push(`a line was answered ${JSON.stringify(await refused)}`)
      const waiting = answerTo(client.send('chat', { table, text: 'for a while' }))
      holder.exec('rollback')
      holder.close()
      if ((await waiting) !== 'taken') problems.push(`the next one was refused: ${JSON.stringify(await waiting)}`)
      for (const each of [client, other]) each.close()
      await server.kill('SIGKILL')
      // The server stood still for five seconds at a time, once.
      if (worst > 1000) problems.push(`somebody else waited ${Math.round(worst)} ms for an answer`)
      return { seen: `the slowest answer to somebody else took ${Math.round(worst)} ms`, problems }
    }),
}
