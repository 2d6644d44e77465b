import type { GolemPart, Ingredient, Trigger } from '@athanor/alchemy'
import type { Action } from '../engine/contributions.ts'
import type { Pair } from '../engine/state.ts'
import { type GolemOwn, type GolemPlayer, ownProjectOf, projectAt, projectOf } from '../modules/golemProject/state.ts'
import { token } from './golemTable.ts'
import { own, type Played, player } from './play.ts'

type TokenName = Parameters<typeof token>[0]

export function testGolem(ingredient: Ingredient, courtiers = 0): Action {
  return { kind: 'testGolem', ingredient, courtiers }
}

export function animate(pair: Pair, courtiers = 0): Action {
  return { kind: 'animateGolem', pair, courtiers }
}

export const visitLibrary: Action = { kind: 'visitLibrary' }
export const inTurn: Action = { kind: 'reportInTurn' }

export function either(part: GolemPart, one: TokenName, other: TokenName): Action {
  return { kind: 'reportEither', part, tokens: [token(one), token(other)] }
}

export function certain(part: GolemPart, name: TokenName): Action {
  return { kind: 'reportCertain', part, token: token(name) }
}

export function narrow(part: GolemPart, name: TokenName): Action {
  return { kind: 'narrowReport', part, token: token(name) }
}

export function project(game: Played, seat: number): GolemPlayer {
  return projectOf(player(game, seat))
}

export function ownProject(game: Played, seat: number): GolemOwn {
  return ownProjectOf(own(game, seat))
}

export function onSpace(game: Played): number {
  return projectAt(game.table).tokens
}

export function names(tokens: readonly Trigger[]): readonly string[] {
  return tokens.map(({ size, colour }) => `${size} ${colour}`)
}
