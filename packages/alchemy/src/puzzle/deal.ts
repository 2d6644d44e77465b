import { pick, type Stream, shuffled } from '@athanor/kernel'
import { signOf } from '../alchemical.ts'
import { colours } from '../aspect.ts'
import { type Assignment, mixIngredients } from '../assignment.ts'
import { assignmentOfWorld, worldCount } from '../belief/worlds.ts'
import { hasAspects, made, sold } from '../fact.ts'
import { type Ingredient, ingredientPairs, ingredients } from '../ingredient.ts'
import { colouredPotions } from '../potion.ts'
import { saleQuality } from '../saleQuality.ts'
import { canBeShown, shortestProofOf, solutionsOf } from './goals.ts'
import { isOne } from './grid.ts'
import type { Clue } from './look.ts'
import { pairsOf, rowsIn, settles, worldsFitting } from './outlook.ts'
import {
  type GradedPuzzle,
  gradeOf,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleGrade,
  type PuzzleKind,
  type PuzzleTask,
} from './puzzle.ts'

/** Cards in the hand of whoever looks for an experiment. */
const handSize = 5

/** Ingredients of which one is to be published. */
const bookCount = 4

/** With fewer clues nothing is certain. */
const leastClues = 3

/** Obstacles after which a proof is given up: another puzzle is found sooner. */
const longSearch = 40

/** More worlds than this are too many to look for a question in. */
const manyWorlds = 3000

/** A puzzle with its answer. */
interface Dealt {
  readonly puzzle: Puzzle
  readonly answer: PuzzleAnswer
}

/**
 * One attempt at a puzzle: a truth is drawn, and clues are laid open until something can be asked that has one answer,
 * which can be shown by looks and is as hard as it should be. Clues that are not needed for it are taken away again. Null
 * when it comes to nothing. Frozen: a change here changes every day's puzzle.
 */
export function dealPuzzle(stream: Stream, kind: PuzzleKind, grade: PuzzleGrade): GradedPuzzle | null {
  const truth = assignmentOfWorld(stream.below(worldCount))
  const pool = cluesFrom(stream, truth)
  for (let count = leastClues; count <= pool.length; count++) {
    const clues = pool.slice(0, count)
    const task = taskFor(stream, kind, clues)
    if (task === 'tooMuch') return null
    const found = task === 'tooLittle' ? null : shown({ clues, task })
    if (found === null) continue
    const { puzzle, answer } = lean(stream, found)
    const proof = shortestProofOf(puzzle, answer, longSearch)
    if (proof === null) return null
    const reached = gradeOf(proof.length)
    if (reached === grade) return { ...puzzle, grade, looks: proof.length }
    if (kind === 'assignment') return null
  }
  return null
}

/** What could be known of a truth, in the order in which it is laid open: results, sales and signs. */
function cluesFrom(stream: Stream, truth: Assignment): readonly Clue[] {
  const mixed = ingredientPairs.map((pair): Clue => {
    const potion = mixIngredients(truth, ...pair)
    if (stream.below(3) > 0) return made(...pair, potion)
    const promised = pick(stream, colouredPotions)
    return sold(...pair, promised, saleQuality(promised, potion))
  })
  const seen = ingredients.map((ingredient): Clue => {
    const colour = pick(stream, colours)
    return hasAspects(ingredient, { colour, sign: signOf(truth[ingredient], colour) })
  })
  return shuffled(stream, [...mixed, ...shuffled(stream, seen).slice(0, 3)])
}

/** What can be asked once these clues are known, if anything can or still can. */
function taskFor(stream: Stream, kind: PuzzleKind, clues: readonly Clue[]): PuzzleTask | 'tooLittle' | 'tooMuch' {
  const fitting = worldsFitting(clues)
  if (fitting.length > manyWorlds) return 'tooLittle'
  if (kind === 'assignment') return fitting.length === 1 ? { kind } : 'tooLittle'
  const open = ingredients.filter((ingredient) => !isOne(rowsIn(fitting, ingredient)))
  if (kind === 'theory') {
    if (open.length < bookCount - 1) return 'tooMuch'
    // What the last clue has made certain is what it takes most to see.
    const before = worldsFitting(clues.slice(0, -1))
    const settled = ingredients.filter((each) => !open.includes(each) && !isOne(rowsIn(before, each)))
    if (settled.length === 0) return 'tooLittle'
    const among = [pick(stream, settled), ...shuffled(stream, open).slice(0, bookCount - 1)]
    return { kind, among: ingredients.filter((each) => among.includes(each)) }
  }
  if (open.length === 0) return 'tooMuch'
  const hand = handFrom(stream)
  const ingredient = shuffled(stream, open).find(
    (each) => pairsOf(hand).filter((pair) => settles(fitting, pair, each)).length === 1,
  )
  return ingredient === undefined ? 'tooLittle' : { kind, ingredient, hand }
}

function handFrom(stream: Stream): readonly Ingredient[] {
  const drawn = shuffled(stream, ingredients).slice(0, handSize)
  return ingredients.filter((ingredient) => drawn.includes(ingredient))
}

function shown(puzzle: Puzzle): Dealt | null {
  const [answer, ...others] = solutionsOf(puzzle)
  if (answer === undefined || others.length > 0 || !canBeShown(puzzle, answer)) return null
  return { puzzle, answer }
}

/** The same without clues that are not needed. Fewer clues prove less, so there is never a second answer. */
function lean(stream: Stream, { puzzle, answer }: Dealt): Dealt {
  let left = puzzle
  for (const clue of shuffled(stream, puzzle.clues)) {
    const leaner = { ...left, clues: left.clues.filter((other) => other !== clue) }
    if (canBeShown(leaner, answer)) left = leaner
  }
  return { puzzle: left, answer }
}
