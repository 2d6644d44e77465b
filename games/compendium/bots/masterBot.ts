import { type Bot, leaderOf, type Thinking, type Told, type Tried, triedOut, whyTried } from '@athanor/bots'
import { type Action, type CompendiumShape, compendium, noCubes, type View } from '@athanor/compendium'
import { at, present, quickChance, type Seat } from '@athanor/kernel'
import { appraise, best, tasteFor } from './appraisal.ts'
import { quickTable } from './quickTable.ts'
import { candidatesOf, worthOf } from './strongBot.ts'

/** How often games are played out for one decision at normal effort, by the number of players: long games take longer. */
const usualTrials: Readonly<Record<number, number>> = { 2: 40_000, 3: 30_000, 4: 20_000, 5: 14_000 }

/** The time is asked for now and then: a world takes a thousandth of a second. */
const worldsAtATime = 8

/** Plays the Expert's best ideas out many times more, every idea in the same worlds and with the same luck. */
export const masterBot: Bot<CompendiumShape> = {
  id: 'master',
  choose: (view, thinking) => decisionOf(view, thinking).action,
  explain(view, thinking) {
    const { action, tried } = decisionOf(view, thinking)
    return { action, sentences: sentencesOf(view, action, tried) }
  },
}

interface Decision {
  readonly action: Action
  readonly tried: readonly Tried<Action>[]
}

function decisionOf(view: View, { effort, outOfTime }: Thinking): Decision {
  const candidates = candidatesOf(view)
  if (candidates.length === 1) return { action: at(candidates, 0), tried: [] }
  const seat = view.viewer as Seat
  const players = view.players.length
  const table = quickTable(players, view.options)
  const name = nameOfPlace(view)
  let [asked, isOver] = [0, false]
  const tried = triedOut(candidates, {
    trials: Math.max(candidates.length, Math.round(present(usualTrials[players], 'number of trials') * effort)),
    isHalved: true,
    outOfTime() {
      if (asked++ % worldsAtATime === 0) isOver ||= outOfTime()
      return isOver
    },
    world(number) {
      const seed = `${name}/${number}`
      table.lay(compendium.resample(view, quickChance(seed)))
      return `${seed}/bag`
    },
    play(seed, action) {
      const { below } = quickChance(seed)
      return worthOf(action, seat, table.playOut(action, below))
    },
  })
  return { action: leaderOf(tried).action, tried }
}

/** What tells one decision of a seat from the next, out of what the seat sees. */
function nameOfPlace({ viewer, turnsTaken, hand, school, reserve, players }: View): string {
  return JSON.stringify([viewer, turnsTaken, hand, school, reserve, players.map(({ trail }) => trail.net)])
}

/** Beside what looks best at once: that is what the greedy bot would do. */
function sentencesOf(view: View, action: Action, tried: readonly Tried<Action>[]): readonly Told[] {
  const obvious = JSON.stringify(best(appraise(view, view.hand ?? noCubes, tasteFor(view.players.length))).action)
  const chosen = tried.find((each) => each.action === action)
  return whyTried(
    chosen,
    tried.find((each) => JSON.stringify(each.action) === obvious),
  )
}
