import { potions } from '@athanor/alchemy'
import { placeCount } from './place.ts'

/** What one can put on a cell: it cannot be, or it is. */
export const marks = ['cross', 'circle'] as const
export type Mark = (typeof marks)[number]

/** What somebody has written into a notebook by hand, by the number of the place. */
export interface Marks {
  readonly cells: Readonly<Record<number, Mark>>
  /** Result tokens that were put on the triangle by hand: a bit for each potion. */
  readonly tokens: Readonly<Record<number, number>>
  readonly notes: Readonly<Record<number, string>>
}

export const noMarks: Marks = { cells: {}, tokens: {}, notes: {} }

/** Letters of one note, and of all that is written down: a seat's pocket on a server holds no more. */
export const noteLength = 60
export const marksLength = 4000

const allPotions = (1 << potions.length) - 1

/** Empty for an empty page, so that nobody keeps nothing. */
export function marksText(written: Marks): string {
  const isEmpty = [written.cells, written.tokens, written.notes].every((each) => Object.keys(each).length === 0)
  return isEmpty ? '' : JSON.stringify(written)
}

/** Takes what fits of a text that may be old, broken or somebody else's. */
export function readMarks(text: string): Marks {
  const value = parsed(text)
  return {
    cells: kept(value['cells'], (mark) => marks.find((each) => each === mark)),
    tokens: kept(value['tokens'], (token) =>
      typeof token === 'number' && Number.isInteger(token) && token > 0 && token <= allPotions ? token : undefined,
    ),
    notes: kept(value['notes'], (note) =>
      typeof note === 'string' && cleanNote(note) !== '' ? cleanNote(note) : undefined,
    ),
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  if (text.length > marksLength) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function kept<Value>(given: unknown, read: (value: unknown) => Value | undefined): Readonly<Record<number, Value>> {
  if (typeof given !== 'object' || given === null) return {}
  const entries = Object.entries(given).flatMap(([key, value]) => {
    const place = Number(key)
    const told = Number.isInteger(place) && place >= 0 && place < placeCount ? read(value) : undefined
    return told === undefined ? [] : [[place, told] as const]
  })
  return Object.fromEntries(entries)
}

function cleanNote(note: string): string {
  return note.replaceAll(/\s+/g, ' ').trim().slice(0, noteLength)
}

/** The next mark in turn: nothing, a cross, a circle, nothing. */
export function nextMark(mark: Mark | undefined): Mark | undefined {
  return mark === undefined ? 'cross' : mark === 'cross' ? 'circle' : undefined
}

export function withMark(written: Marks, place: number, mark: Mark | undefined): Marks {
  return { ...written, cells: changed(written.cells, place, mark) }
}

/** Puts a potion on a token, or takes it off. */
export function withPotion(written: Marks, place: number, potion: number): Marks {
  const token = (written.tokens[place] ?? 0) ^ (1 << potion)
  return { ...written, tokens: changed(written.tokens, place, token === 0 ? undefined : token) }
}

export function withNote(written: Marks, place: number, note: string): Marks {
  const clean = cleanNote(note)
  return { ...written, notes: changed(written.notes, place, clean === '' ? undefined : clean) }
}

function changed<Value>(
  all: Readonly<Record<number, Value>>,
  place: number,
  value: Value | undefined,
): Readonly<Record<number, Value>> {
  const { [place]: _, ...others } = all
  return value === undefined ? others : { ...others, [place]: value }
}
