import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The database that the program of commit 51bb20f wrote: tables in every state that there was, kept as SQL. */
const dump = new URL('../../fixtures/landed.sql', import.meta.url)

/** The last moment at which that program wrote something. */
export const landedAt = 1_795_065_235_340

/** By secret: Ada, who made every table, Bea and Cas. */
export const landedPeople = [
  { secret: 'a1'.repeat(32), salt: 'the-salt-of-ada-0123456' },
  { secret: 'b2'.repeat(32), salt: 'the-salt-of-bea-0123456' },
  { secret: 'c3'.repeat(32), salt: 'the-salt-of-cas-0123456' },
] as const

export const landedTables = {
  /** Alchemists for four: Ada and Bea sit there and have talked. */
  open: 'blGeWt4eZRgQleR3_2SVZA',
  /** A start was called off, because Bea had opened nothing. */
  calledOff: '4IsDVaCQB0fAkqQxY0PLaA',
  /** By correspondence: Ada has opened, Bea has not. */
  opening: 'oDpBnbB0yFFpuCdI6O5AkA',
  /** Three people with clocks, notes and talk; nobody has learned anything yet, and Cas has taken a move back and made it again. */
  clock: '37_FoBlwS-799FYRwkszHg',
  /** Ada plays Alchemists with two bots, by link. */
  withBots: 'Tu3K41VtD2FlXq8Q057KSg',
  apprentices: 'rAO1MOgwY9f1MAqc6dZeUg',
  finished: 'dj2LjHMNXr4Sbb0CCenkZA',
  /** The game after the finished one. */
  rematch: 'jao3dNSf6rrN95vWxRIQtQ',
} as const

export function writeLandedDatabase(folder: string): void {
  const database = new DatabaseSync(join(folder, 'athanor.db'))
  database.exec('pragma journal_mode = wal; pragma application_id = 1098147954')
  database.exec(readFileSync(dump, 'utf8'))
  database.close()
}
