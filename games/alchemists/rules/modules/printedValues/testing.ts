import type { Options } from '../../base/options.ts'
import type { PrintedOrderBoard, PrintedStartupCard, PrintedValues } from './values.ts'

const space = { cost: {}, gain: { ingredients: 1 }, players: 2 } as const
const forFour = { ...space, players: 4 } as const

function boards(change: (number: number) => Partial<PrintedOrderBoard>, count = 18): readonly PrintedOrderBoard[] {
  return Array.from({ length: count }, (_, number) => ({
    rounds: (['1-2', '3-4', '5-6'] as const)[number % 3] ?? '1-2',
    golem: false,
    spaces: [space, space, space, space],
    ...change(number),
  }))
}

function cards(...artifacts: readonly ('starting' | 'secret')[]): readonly PrintedStartupCard[] {
  return Array.from({ length: 20 }, (_, number) => {
    const artifact = artifacts[number]
    return artifact === undefined ? { gold: 3 } : { artifact }
  })
}

const first = (change: Partial<PrintedOrderBoard>) => boards((number) => (number === 0 ? change : {}))

/** A file for every fault that printed values can have (GR-97). */
export const wrongValues: readonly { readonly fault: string; readonly values: PrintedValues }[] = [
  { fault: 'valuesShape', values: { articleSeals: 9 } },
  { fault: 'valuesStartupCards', values: { startupCards: cards('starting', 'secret').slice(1) } },
  { fault: 'valuesArtifactCards', values: { startupCards: cards('starting', 'starting', 'secret') } },
  { fault: 'valuesArtifactCards', values: { startupCards: cards('starting') } },
  { fault: 'valuesBoards', values: { orderBoards: boards(() => ({}), 17) } },
  { fault: 'valuesPlainBoards', values: { orderBoards: boards((number) => ({ golem: number > 3 })) } },
  {
    fault: 'valuesApproval',
    values: { orderBoards: first({ spaces: [{ ...space, cost: { approval: 1 } }, space, space, space] }) },
  },
  { fault: 'valuesBoardSpaces', values: { orderBoards: first({ spaces: [space, space, space] }) } },
  { fault: 'valuesBoardSpaces', values: { orderBoards: first({ spaces: [space, forFour, forFour, forFour] }) } },
  { fault: 'valuesMoodTiles', values: { moodTiles: [{ tokens: 1 }] } },
  {
    fault: 'valuesMoodMarks',
    values: {
      moodTiles: Array.from({ length: 8 }, (_, number) => (number < 3 ? { tokens: 1, without: 3 } : { tokens: 1 })),
    },
  },
  { fault: 'valuesStartingPrice', values: { replicator: { cost: 5, points: 0 } } },
  { fault: 'valuesConferenceRow', values: { secondConference: { apprentice: [-2, -1, 0, 1], master: [-3, 1] } } },
]

/** Values of a strict host, who gives little and asks for much: hardly anybody can pay for the first places. */
export const strictValues: PrintedValues = {
  orderBoards: boards((number) => ({
    golem: number >= 15,
    spaces: [
      { cost: { reputation: 9 }, gain: { books: 2 }, players: 2 },
      { cost: { actions: 4 }, gain: { gold: 3, reputation: 1 }, players: 2 },
      { cost: { gold: 2, reputation: 1 }, gain: { reputation: 2, favours: 1, books: 1 }, players: 2 },
      { cost: { gold: 9 }, gain: {}, players: 2 },
    ],
  })),
}

/** The same as options that must be refused. */
export const refusedValues: readonly Partial<Options>[] = wrongValues.map(({ values }) => ({ printedValues: values }))
