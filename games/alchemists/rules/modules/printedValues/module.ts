import type { Module } from '../../engine/module.ts'
import { checkPrintedValues, valuesReasonIds } from './check.ts'

/** Longer than everything printed in the box, written out. */
const longestFile = 30_000

/** GR-97: a host may bring what is printed on the real pieces. The modules that they belong to read them. */
export const printedValues: Module = {
  id: 'printedValues',
  options: { printedValues: { kind: 'data', default: null, most: longestFile, later: true } },
  checkOptions: (options) => (options.printedValues === undefined ? null : checkPrintedValues(options.printedValues)),
  isInPlay: () => false,
  actionKinds: [],
  actionSchema: null,
  secrets: {},
  eventKinds: [],
  reveals: { public: {}, secret: {} },
  reasonIds: valuesReasonIds,
  extend: (parts) => parts,
}
