import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { alchemistsSection, modulesSection } from './alchemists.ts'
import { alchemistsBotsSection } from './alchemistsBots.ts'
import { alchemySection } from './alchemy.ts'
import { apprenticesLengthsSection, apprenticesSection } from './apprentices.ts'
import { apprenticesBotsSection, botsSection } from './bots.ts'
import { cameraSection } from './camera.ts'
import { cameraTrialsSection } from './cameraTrials.ts'
import { engineSection, timesSection } from './engine.ts'
import { mastersMemorySection } from './memory/memory.ts'
import { puzzlesSection } from './puzzles.ts'
import { markdown, type Section } from './report.ts'
import { researchSection } from './research.ts'
import { benchServer, databases } from './server.ts'

const { values, positionals: wanted } = parseArgs({
  options: { database: { type: 'string', default: 'sqlite' } },
  allowPositionals: true,
})
const database = databases.find((name) => name === values.database)
if (database === undefined) {
  console.error(`There is no database called ${values.database}; there are ${databases.join(', ')}.`)
  process.exit(2)
}

/** `npm run bench [-- section … [--database postgres]]`: prints Markdown tables, as kept in docs/performance-history.md; today’s in docs/performance.md. */
const sections: Readonly<Record<string, () => Section | Promise<Section>>> = {
  engine: engineSection,
  alchemists: alchemistsSection,
  modules: modulesSection,
  apprentices: apprenticesSection,
  apprenticesLengths: apprenticesLengthsSection,
  apprenticesBots: apprenticesBotsSection,
  times: timesSection,
  alchemy: alchemySection,
  puzzles: puzzlesSection,
  bots: botsSection,
  alchemistsBots: alchemistsBotsSection,
  mastersMemory: mastersMemorySection,
  research: researchSection,
  server: () => benchServer(database),
  camera: cameraSection,
  cameraTrials: cameraTrialsSection,
}

// The peer in the benchmark is several times slower in development mode: measure it at its best.
process.env['NODE_ENV'] ??= 'production'

const unknown = wanted.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}
const chosen = Object.entries(sections).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const [only] = chosen
if (chosen.length === 1 && only !== undefined) console.log(markdown(await only[1]()))
else {
  // Each section gets a process of its own: what one has taught the compiler must not slow the next down.
  for (const [name] of chosen)
    spawnSync(process.execPath, [import.meta.filename, name, '--database', database], { stdio: 'inherit' })
}
