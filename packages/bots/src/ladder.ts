import type { Shape } from '@athanor/kernel'
import type { Bot, Thinking } from './bot.ts'

/** A rung of a game's ladder: a program of its own, or that of another rung with other effort. */
export interface Strength {
  /** Name on the command line and in stored tables; players read `bots.name.<id>`. */
  readonly id: string
  /** The program that plays, where it is not called after the rung. */
  readonly plays?: string
  /** Its share of the program's normal effort; 1 where it is missing. */
  readonly effort?: number
}

type ProgramOf<Rung extends Strength> = Rung extends { readonly plays: infer Program extends string }
  ? Program
  : Rung['id']

/** The bots of a list of strengths, in its order. A strength without a program does not compile. */
export function ladderOf<const Rung extends Strength>(
  strengths: readonly Rung[],
  programs: Readonly<Record<ProgramOf<Rung>, Bot<Shape>>>,
): readonly Bot<Shape>[] {
  return strengths.map((strength) => {
    const program = programs[(strength.plays ?? strength.id) as ProgramOf<Rung>]
    return atEffort(program, strength)
  })
}

/** The same program under another name, thinking more or less. */
function atEffort(program: Bot<Shape>, { id, effort = 1 }: Strength): Bot<Shape> {
  if (program.id === id && effort === 1) return program
  const { explain, volunteer } = program
  const scaled = (thinking: Thinking): Thinking => ({
    chance: thinking.chance,
    effort: thinking.effort * effort,
    outOfTime: () => thinking.outOfTime(),
  })
  return {
    id,
    choose: (view, thinking) => program.choose(view, scaled(thinking)),
    ...(explain && { explain: (view, thinking) => explain.call(program, view, scaled(thinking)) }),
    ...(volunteer && { volunteer: (view, thinking) => volunteer.call(program, view, scaled(thinking)) }),
  }
}
