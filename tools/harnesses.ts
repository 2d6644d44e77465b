import { alchemists } from '@athanor/alchemists'
import { harness as alchemistsHarness } from '@athanor/alchemists/testing'
import { apprentices } from '@athanor/apprentices'
import { harness as apprenticesHarness } from '@athanor/apprentices/testing'
import { compendium } from '@athanor/compendium'
import { harness as compendiumHarness } from '@athanor/compendium/testing'
import type { Game, Shape } from '@athanor/kernel'
import type { Harness, Report } from '@athanor/kernel/testing'

/** Hands a game and its harness, which fit each other, to whoever can deal with any game. */
type Bound = (run: <G extends Shape>(game: Game<G>, harness: Harness<G>) => Report) => Report

/** The games that can be fuzzed, with what the kit has to be told about each. */
export const harnesses: Readonly<Record<string, Bound>> = {
  [alchemists.id]: (run) => run(alchemists, alchemistsHarness),
  [apprentices.id]: (run) => run(apprentices, apprenticesHarness),
  [compendium.id]: (run) => run(compendium, compendiumHarness),
}
