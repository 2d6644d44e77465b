import { describe, expect, it } from 'vitest'
import { buy, declared, play, player } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { amuletOfRhetoric } from './amuletOfRhetoric.ts'

describe('Amulet of Rhetoric', () => {
  const bought = (artifacts: readonly ('robeOfRespect' | 'silverChalice')[]) =>
    player(
      play(
        declared(tableWith({ players: 2, round: 4, seats: [{ gold: 9, artifacts }], onOffer: ['amuletOfRhetoric'] }), {
          0: { buy: 1, test: 1 },
        }),
        [buy('amuletOfRhetoric')],
      ),
      0,
    )

  it('A-440, A-409 costs 4, worth nothing, level II', () => {
    expect(amuletOfRhetoric).toMatchObject({ level: 2, cost: 4, points: 0 })
  })

  it('A-448, A-156, AR-86 gives 5 reputation at once, 6 with the Robe', () => {
    expect(bought([]).reputation).toBe(15)
    expect(bought(['robeOfRespect']).reputation).toBe(16)
    expect(bought([]).gold).toBe(5)
  })
})
