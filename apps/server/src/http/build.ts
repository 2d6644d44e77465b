import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { builtClient } from './webClient.ts'

/** Names the pages that this program serves: their first page holds the hashes of all others. */
export function buildOf(root: string = builtClient): string {
  const page = `${root}/index.html`
  if (!existsSync(page)) return 'none'
  return createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12)
}
