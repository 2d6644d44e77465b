import type { Change } from './changes.ts'

/** The worked examples of ARCHITECTURE.md, word for word, each made in a copy of the house. */

/** A setting: with Startup Funding everybody may begin with 2 gold besides. */
export function addSetting({ replace, say }: Change): void {
  const module = 'games/alchemists/rules/modules/startupFunding/module.ts'
  replace(
    module,
    '/** What the ordinary start has',
    "declare module '../../base/options.ts' {\n  interface Options {\n    readonly startupGold?: boolean\n  }\n}\n\n" +
      '/** What the ordinary start has',
  )
  replace(
    module,
    "options: { startupFunding: { kind: 'flag', default: false, later: true } }",
    "options: {\n    startupFunding: { kind: 'flag', default: false, later: true },\n" +
      "    startupGold: { kind: 'flag', default: false, later: true },\n  }",
  )
  replace(module, 'startingGold: 0', 'startingGold: options.startupGold === true ? 2 : 0')
  say('games/alchemists/words', {
    'alchemists.option.startupGold': ['Startup Funding: 2 gold besides', '«Стартовый капитал»: сверх того 2 золота'],
  })
}

/** A bot strength between two others: the program of the stronger one, thinking a tenth. */
export function addStrength({ replace, say }: Change): void {
  replace(
    'games/compendium/bots/strengths.ts',
    "{ id: 'strong' }",
    "{ id: 'adept', plays: 'strong', effort: 0.1 }, { id: 'strong' }",
  )
  say('packages/bots/words', {
    'bots.name.adept': ['Adept', 'Адепт'],
    'bots.manner.adept': ['thinks ahead a little', 'думает немного наперёд'],
  })
}
