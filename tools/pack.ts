// `npm run pack -- --into <folder>` makes packages of plain JavaScript with declarations, for whoever builds on the kernel,
// the science, the bots, the protocol's client or a game: docs/packages.md.

import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { layOut, pack } from './packages.ts'
import { projectRoot } from './sourceFiles.ts'
import { tool } from './tool.ts'

const { values } = parseArgs({ options: { into: { type: 'string', default: '.cache/packages/packed' } } })

const { command, args } = tool('types', 'typescript', 'tsc', '-b')
const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' })
if (status !== 0) process.exit(1)
const staged = await layOut(join(projectRoot, '.cache', 'packages', 'laid-out'))
for (const tarball of pack(staged, resolve(values.into))) console.log(tarball)
