import { describe, expect, it } from 'vitest'
import {
  boards,
  diceInBox,
  dieColours,
  dieKinds,
  type Effect,
  type Price,
  playerColours,
  ravenCards,
  type Side,
  squaresPerTrack,
  tableSide,
} from './components.ts'
import { apprentices } from './game.ts'
import { scoreToken } from './score.ts'

/** A price in the letters of the ledger: P parchment, G gemstone, O potion, * any. */
function letters({ fixed: [parchment, gemstone, potion], choice }: Price): string {
  return `${'P'.repeat(parchment)}${'G'.repeat(gemstone)}${'O'.repeat(potion)}${'*'.repeat(choice)}`
}

const letterOf = { parchment: 'P', gemstone: 'G', potion: 'O', any: '*', other: '≠', same: '=' } as const

function effectText(effect: Effect | undefined): string {
  if (effect === undefined) return 'nothing'
  switch (effect.kind) {
    case 'convert': {
      const from = effect.points > 0 ? `${effect.points} KP` : letters(effect.from)
      return `${from} → ${effect.gains.map((gain) => letterOf[gain]).join('')}`
    }
    case 'tradeUnits':
      return `${letters(effect.from)} → ${effect.points} KP`
    case 'tradeRavens':
      return `${effect.ravens} ravens → ${effect.points} KP`
    case 'takeUnit':
      return `${letters(effect.from)} → take`
    default:
      return effect.kind
  }
}

describe('the box', () => {
  it('D-001 is for 2 to 4 players', () => {
    expect(apprentices.players).toEqual({ min: 2, max: 4 })
  })

  it('D-002 D-018 holds 28 dice of four colours, each with a face mix of its own', () => {
    expect(dieColours.map((colour) => dieKinds[colour].count)).toEqual([8, 8, 8, 4])
    expect(dieColours.reduce((sum, colour) => sum + dieKinds[colour].count, 0)).toBe(diceInBox)
    expect(new Set(dieColours.map((colour) => dieKinds[colour].faces.join())).size).toBe(4)
  })

  it.each([
    ['D-161', 'green', { potion: 3, parchment: 1, gemstone: 1, raven: 1 }],
    ['D-162', 'yellow', { parchment: 3, gemstone: 1, potion: 1, raven: 1 }],
    ['D-163', 'purple', { gemstone: 3, parchment: 1, potion: 1, raven: 1 }],
    ['D-164', 'black', { raven: 3, parchment: 1, gemstone: 1, potion: 1 }],
  ] as const)('%s gives the %s die its six faces', (_, colour, faces) => {
    const { faces: printed } = dieKinds[colour]
    const counted = Object.fromEntries(
      Object.keys(faces).map((face) => [face, printed.filter((each) => each === face).length]),
    )
    expect(counted).toEqual(faces)
    expect(printed).toHaveLength(6)
  })

  it('D-003 D-009 has six boards with a side of either Way', () => {
    expect(boards.apprentice).toHaveLength(6)
    expect(boards.initiate).toHaveLength(6)
  })

  it('D-005 D-006 D-011 DR-93 gives players four colours of their own, which have nothing to do with dice', () => {
    expect(playerColours).toEqual(['green', 'yellow', 'purple', 'blue'])
    expect(apprentices.colours).toEqual(playerColours)
  })

  it('D-008 D-168 splits 32 cards over the slots and the four equal raven cards', () => {
    const slots = (side: Side) => boards[side].map((table) => table.slots.length)
    expect(slots('apprentice')).toEqual([0, 3, 2, 3, 2, 1])
    expect(slots('initiate')).toEqual([3, 3, 3, 3, 2, 3])
    const all = [...slots('apprentice'), ...slots('initiate')].reduce((sum, count) => sum + count, ravenCards)
    expect(all).toBe(32)
  })

  it('D-165 gives every track six squares', () => {
    expect(squaresPerTrack).toBe(6)
    for (const table of [...boards.apprentice, ...boards.initiate]) expect(table.points).toHaveLength(6)
  })

  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [42, 42, 0],
    [43, 1, 1],
    [84, 42, 1],
    [85, 1, 2],
    [44 - 5, 39, 0],
  ])('D-004 D-166 D-116 DR-69 puts the token of %i points on space %i of lap %i', (points, space, lap) => {
    expect(scoreToken(points)).toEqual({ space, lap })
  })

  it('D-071 marks the knowledge points as ours, because the printed ones are not known', () => {
    for (const table of [...boards.apprentice, ...boards.initiate]) expect(table.source).toBe('reconstructed')
  })
})

describe('the tables', () => {
  it.each([
    ['D-119', 'apprentice', 1, ['PPGGOO', 'PPPPP', 'GGGGG', 'OOOOO']],
    ['D-122', 'apprentice', 2, ['OOO*']],
    ['D-126', 'apprentice', 3, ['PPP*']],
    ['D-129', 'apprentice', 4, ['OO']],
    ['D-133', 'apprentice', 5, ['GG']],
    ['D-136', 'apprentice', 6, ['PP']],
    ['D-138', 'initiate', 1, ['GGGO*']],
    ['D-142', 'initiate', 2, ['POOO']],
    ['D-146', 'initiate', 3, ['PPGG', 'PPPO']],
    ['D-150', 'initiate', 4, ['OO']],
    ['D-154', 'initiate', 5, ['GG']],
    ['D-157', 'initiate', 6, ['PP', 'PO']],
  ] as const)('%s makes the %s side of table %i cost what is printed', (_, side, table, cost) => {
    expect(tableSide(side, table).cost.map(letters)).toEqual(cost)
  })

  it.each([
    ['D-171', 'apprentice', 1, [9, 10, 11, 12, 13, 14]],
    ['D-172', 'apprentice', 2, [3, 4, 5, 5, 6, 7]],
    ['D-173', 'apprentice', 3, [3, 4, 5, 6, 7, 8]],
    ['D-174', 'apprentice', 4, [1, 1, 2, 2, 3, 3]],
    ['D-175', 'apprentice', 5, [1, 2, 2, 3, 3, 4]],
    ['D-176', 'apprentice', 6, [1, 2, 2, 3, 3, 4]],
    ['D-177', 'initiate', 1, [6, 7, 8, 9, 10, 11]],
    ['D-178', 'initiate', 2, [4, 5, 6, 6, 7, 8]],
    ['D-179', 'initiate', 3, [3, 4, 5, 5, 6, 7]],
    ['D-180', 'initiate', 4, [1, 1, 1, 2, 2, 2]],
    ['D-181', 'initiate', 5, [1, 2, 2, 3, 3, 4]],
    ['D-182', 'initiate', 6, [1, 1, 1, 2, 2, 3]],
  ] as const)('%s gives the squares of the %s side of table %i their points', (_, side, table, points) => {
    expect(tableSide(side, table).points).toEqual(points)
  })

  it.each([
    ['D-123', 'apprentice', 2, 1, 'O → P*'],
    ['D-124', 'apprentice', 2, 2, 'O → GP'],
    ['D-125', 'apprentice', 2, 3, '* → ≠'],
    ['D-127', 'apprentice', 3, 1, 'rerollDie'],
    ['D-128', 'apprentice', 3, 2, 'PP → 3 KP'],
    ['D-130', 'apprentice', 4, 1, 'rerollDie'],
    ['D-131', 'apprentice', 4, 2, 'O → *'],
    ['D-132', 'apprentice', 4, 3, 'O → P'],
    ['D-134', 'apprentice', 5, 1, 'G → GO'],
    ['D-135', 'apprentice', 5, 2, 'G → P'],
    ['D-137', 'apprentice', 6, 1, 'rerollDie'],
    ['D-139', 'initiate', 1, 1, 'blockSlot'],
    ['D-140', 'initiate', 1, 2, '3 ravens → 4 KP'],
    ['D-141', 'initiate', 1, 3, 'blockSlot'],
    ['D-143', 'initiate', 2, 1, 'rerollDie'],
    ['D-144', 'initiate', 2, 2, 'O → PP'],
    ['D-145', 'initiate', 2, 3, 'O → PG'],
    ['D-147', 'initiate', 3, 1, 'rerollDie'],
    ['D-148', 'initiate', 3, 2, 'P → 2 KP'],
    ['D-149', 'initiate', 3, 3, 'PP → POG'],
    ['D-151', 'initiate', 4, 1, 'O → GP'],
    ['D-152', 'initiate', 4, 2, 'O → OO'],
    ['D-153', 'initiate', 4, 3, 'O → GP'],
    ['D-155', 'initiate', 5, 1, 'GG → take'],
    ['D-156', 'initiate', 5, 2, 'shiftPrice'],
    ['D-158', 'initiate', 6, 1, 'P → *'],
    ['D-159', 'initiate', 6, 2, '2 KP → *'],
    ['D-160', 'initiate', 6, 3, 'PP → *='],
  ] as const)('%s gives the %s side of table %i slot %i: %s', (_, side, table, rank, text) => {
    expect(effectText(tableSide(side, table).slots[rank - 1])).toBe(text)
  })

  it('D-120 D-121 has one table whose effect ignores rank', () => {
    const raven = [...boards.apprentice, ...boards.initiate].filter(({ extraRaven }) => extraRaven)
    expect(raven).toEqual([boards.apprentice[0]])
    expect(boards.apprentice[0]?.slots).toEqual([])
  })

  it('D-169 has no place in its rules: tables are told apart by number alone', () => {
    expect(Object.keys(tableSide('apprentice', 1)).sort()).toEqual(['cost', 'extraRaven', 'points', 'slots', 'source'])
  })
})
