import { ingredients } from '@athanor/alchemy'
import * as z from 'zod/mini'
import type { Module } from '../../engine/module.ts'
import { hasLibrary } from '../expansion/flags.ts'
import { booksGood, openBookTask } from './books.ts'
import { libraryFacts, librarySampler, librarySlots } from './knowledge.ts'
import { readBookParts, readBookQuestion } from './readBook.ts'

/** G-005: the palace library, shared by all parts of the expansion that bring books. */
export const library: Module = {
  id: 'library',
  options: {},
  isInPlay: hasLibrary,
  actionKinds: ['readBook'],
  actionSchema: () =>
    z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('readBook'), ingredient: z.enum(ingredients) })]),
  // G-014, GR-40: that a book is read is all that others learn.
  secrets: { readBook: ['ingredient'] },
  eventKinds: ['bookTaken', 'bookRead'],
  reveals: { public: {}, secret: { bookTaken: ['offer'], bookRead: ['luminary'] } },
  reasonIds: ['alchemists.reject.bookNotOffered'],
  extend: (parts) => ({
    ...parts,
    // GR-38: before the cards in the list, since cards are drawn at once and only what they bring about waits its turn:
    // so the book is read after the draw and before a Herbalist.
    goods: parts.goods.flatMap((good) => (good.id === 'cards' ? [booksGood, good] : [good])),
    questions: [...parts.questions, readBookQuestion],
    drafts: [...parts.drafts, readBookParts],
    tasks: [...parts.tasks, openBookTask],
    facts: [...parts.facts, libraryFacts],
    slots: [...parts.slots, librarySlots],
    samplers: [...parts.samplers, librarySampler],
  }),
}
