import {
  type Action,
  type ApprenticesShape,
  apprentices,
  autoResponse,
  pointsAt,
  type State,
  type View,
} from '@athanor/apprentices'
import { type Bot, betterThanFirst, type Thinking, type Tried, triedOut, whyTried } from '@athanor/bots'
import { at, present, quickChance, type Seat } from '@athanor/kernel'
import { helping } from './helping.ts'
import { best, type Candidate, candidatesOf } from './strongBot.ts'
import { type Effort, effortOf } from './turn/effort.ts'
import { outlook } from './turn/outlook.ts'
import { sceneOf } from './turn/scene.ts'
import { squaresOf } from './turn/squares.ts'
import { taste } from './turn/taste.ts'

/** How the master searches. */
export interface Searching {
  readonly candidates: number
  /** What promises so much less than the best is not tried. */
  readonly margin: number
  /** In how many worlds each is tried, if none were dropped. */
  readonly worlds: number
  /** Own turns that are played out before the table is judged. */
  readonly turns: number
  /** Once somebody has so many points, the game is played to its end. */
  readonly toTheEndFrom: number
  /** How many standings and flocks everybody looks at who plays on. */
  readonly glances: { readonly standings: number; readonly flocks: number }
  /** Moves that may be made in all for one decision: turns of many dice take long. */
  readonly moves: number
  /** How many standard errors something must be ahead of what the Expert would do. */
  readonly sure: number
}

const searching: Searching = {
  candidates: 5,
  margin: 0.2,
  worlds: 24,
  turns: 2,
  toTheEndFrom: 22,
  glances: { standings: 200, flocks: 100 },
  moves: 4000,
  sure: 0.5,
}

/** Two choices that promise the same are two ways to do the same. */
const alike = 1e-5

/** Tries the Expert's best turns out against dice that may fall, everybody playing on as a hasty Expert would. */
export const masterBot: Bot<ApprenticesShape> = masterWith({})

export function masterWith(changed: Partial<Searching>, id = 'master'): Bot<ApprenticesShape> {
  const search = { ...searching, ...changed }
  return {
    id,
    choose: (view, thinking) => decisionOf(view, thinking, search).action,
    explain(view, thinking) {
      const { action, tried } = decisionOf(view, thinking, search)
      return {
        action,
        sentences: whyTried(
          tried.find((each) => each.action === action),
          tried[0],
        ),
      }
    },
    volunteer: helping,
  }
}

interface Decision {
  readonly action: Action
  /** What the Expert would do comes first. */
  readonly tried: readonly Tried<Action>[]
}

function decisionOf({ table, viewer }: View, thinking: Thinking, search: Searching): Decision {
  const seat = viewer === 'spectator' ? table.active : viewer
  if (seat !== table.active) {
    const view = { viewer, table }
    return { action: autoResponse.fulfil(view, 'always') ?? apprentices.legal(view).at(0), tried: [] }
  }
  const promising = worthTrying(candidatesOf(table, seat, taste, effortOf(thinking)), search)
  const { action } = at(promising, 0)
  const worlds = Math.round(search.worlds * thinking.effort)
  if (promising.length === 1 || worlds < 2) return { action, tried: [] }
  const tried = triedBy(table, seat, promising, worlds, thinking, search)
  return { action: betterThanFirst(tried, search.sure)?.tried.action ?? action, tried }
}

/** What the Expert would do, and then what promises nearly as much and leads elsewhere. */
function worthTrying(all: readonly Candidate[], { candidates, margin }: Searching): readonly Candidate[] {
  const meant = best(all)
  const first = present(
    all.find(({ action }) => action === meant),
    'best choice',
  )
  const chosen = [first]
  for (const each of all.toSorted((one, other) => other.chance - one.chance)) {
    if (chosen.length === candidates || each.chance < first.chance - margin) break
    if (chosen.every(({ chance }) => Math.abs(chance - each.chance) > alike)) chosen.push(each)
  }
  return chosen
}

/** The same table gives the same worlds: nothing here is left to other chance. */
function triedBy(
  table: State,
  seat: Seat,
  promising: readonly Candidate[],
  worlds: number,
  { effort, outOfTime }: Thinking,
  search: Searching,
): readonly Tried<Action>[] {
  const place = quickChance(JSON.stringify(table)).below(1_000_000_007)
  const most = search.moves * effort
  let moves = 0
  return triedOut(
    promising.map(({ action }) => action),
    {
      trials: worlds * promising.length,
      isHalved: true,
      outOfTime: () => moves > most || outOfTime(),
      world: (number) => `${place}/${number}`,
      play: (seed, action) => chanceAfter(table, seat, action, seed, search, () => void moves++),
    },
  )
}

/** One world played on after an action. The dice of a turn and of a round fall alike, whatever was done before them. */
function chanceAfter(
  start: State,
  seat: Seat,
  first: Action,
  seed: string,
  { turns, toTheEndFrom, glances }: Searching,
  moved: () => void,
): number {
  const effort: Effort = { ...glances, isOver: () => false }
  const leader = Math.max(...start.players.map((_, other) => pointsAt(start, other)))
  const mostTurns = leader >= toTheEndFrom ? Number.POSITIVE_INFINITY : turns
  let state = start
  let action = first
  let own = 0
  let turn = ''
  let dice = quickChance(seed)
  for (;;) {
    const { active, round } = state
    const name = `${seed}/${round}/${active}`
    if (name !== turn) [turn, dice] = [name, quickChance(name)]
    const isEnd = action.kind === 'endTurn'
    state = apprentices.apply(state, active, action, isEnd ? quickChance(`${seed}/${round}`) : dice).state
    moved()
    if (state.phase === 'over') return shareOfVictory(state, seat)
    if (isEnd && active === seat && ++own >= mostTurns) return chanceAt(state, seat)
    action = best(candidatesOf(state, state.active, taste, effort))
  }
}

function shareOfVictory(state: State, seat: Seat): number {
  const winners = present(apprentices.outcome(state), 'outcome').seats.filter(({ place }) => place === 1)
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0
}

/** As the Expert judges a table at the end of an own turn. */
function chanceAt(state: State, seat: Seat): number {
  return outlook(sceneOf(state, seat, taste), pointsAt(state, seat), 0, squaresOf(state, seat)).chance
}
