// `npm run keep -- --game <id>`: freezes a game's present rules, and the bots that play them, in one file of
// games/<id>/pinned, so that tables begun with them can be played on when the rules change. Do it before raising the
// game's rulesVersion. A new game gets an empty folder with `--nothing`. Tests keep rules from elsewhere:
// `--rules <file> --export <name> --into <folder>`.

import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Keepsake, keepNothing, keepRules } from './pinnedRules.ts'
import { projectRoot } from './sourceFiles.ts'

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string' },
    nothing: { type: 'boolean', default: false },
    rules: { type: 'string' },
    export: { type: 'string' },
    into: { type: 'string' },
  },
})

function wanted(): { readonly keepsake: Keepsake; readonly folder: string } | null {
  const { game, rules, export: name, into } = asked
  if (game !== undefined) {
    const path = join(projectRoot, 'games', game, 'rules', 'game.ts')
    const ladder = join(projectRoot, 'games', game, 'bots', 'ladder.ts')
    if (!/^\w+$/.test(game) || !existsSync(path)) return null
    const bots = existsSync(ladder) ? { path: ladder, name: 'ladder' } : null
    return {
      keepsake: { game: { path, name: game }, bots },
      folder: into === undefined ? join(projectRoot, 'games', game, 'pinned') : resolve(into),
    }
  }
  if (rules === undefined || name === undefined || into === undefined) return null
  return { keepsake: { game: { path: resolve(rules), name }, bots: null }, folder: resolve(into) }
}

const keeping = wanted()
if (keeping === null) {
  console.error('say which game: npm run keep -- --game <id>')
  process.exitCode = 2
} else if (asked.nothing) {
  keepNothing(asked.game ?? '', keeping.folder)
} else {
  const done = await keepRules(keeping.keepsake, keeping.folder)
  if (done.ok) console.log(`kept ${relative(projectRoot, done.file)}`)
  else console.error(done.problem)
  process.exitCode = done.ok ? 0 : 1
}
