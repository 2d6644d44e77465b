import type { Words } from '../words.ts'

const modules = ['startupFunding', 'busyDays', 'royalEncyclopedia', 'golemProject'] as const
type ModuleName = (typeof modules)[number]

export function isModule(name: string): name is ModuleName {
  return (modules as readonly string[]).includes(name)
}

/** G-004: what a module is called, and what it is like and for whom. */
export function moduleLabel(name: ModuleName, { say }: Words): string {
  return say(`alchemists.shelf.extra.${name}`)
}

export function moduleHint(name: ModuleName, { say }: Words): string {
  return say(`alchemists.shelf.extraText.${name}`)
}

type Chosen = Readonly<Record<string, unknown>>

/** Printed values are read by modules alone. */
export function isAnyModuleOn(chosen: Chosen): boolean {
  return modules.some((name) => chosen[name] === true)
}

/** G-003: the golem brings the encyclopedia along, and goes with it. */
export function settledModules(chosen: Chosen, changed: string): Chosen {
  const { golemProject, royalEncyclopedia } = chosen
  if (golemProject !== true || royalEncyclopedia === true) return chosen
  return changed === 'royalEncyclopedia' ? { ...chosen, golemProject: false } : { ...chosen, royalEncyclopedia: true }
}
