import { base } from './base/base.ts'
import type { Module } from './engine/module.ts'
import { busyDays } from './modules/busyDays/module.ts'
import { expansion } from './modules/expansion/module.ts'
import { golemProject } from './modules/golemProject/module.ts'
import { library } from './modules/library/module.ts'
import { printedValues } from './modules/printedValues/module.ts'
import { royalEncyclopedia } from './modules/royalEncyclopedia/module.ts'
import { startupFunding } from './modules/startupFunding/module.ts'

/** Everything that can be in play, in the order in which it changes the rules. */
export const modules: readonly Module[] = [
  base,
  printedValues,
  expansion,
  library,
  startupFunding,
  busyDays,
  royalEncyclopedia,
  golemProject,
]
