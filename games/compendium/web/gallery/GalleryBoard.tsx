import { noCubes } from '@athanor/compendium'
import { SeatMarks } from '@athanor/tabletop/SeatMarks.tsx'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import styles from '@athanor/ui/Gallery.module.css'
import { LineChart } from '@athanor/ui/LineChart.tsx'
import { Log } from '@athanor/ui/Log.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { ScoreSheet } from '@athanor/ui/ScoreSheet.tsx'
import { SeatBadge } from '@athanor/ui/SeatBadge.tsx'
import { Track } from '@athanor/ui/Track.tsx'
import { CauldronCard } from '../CauldronCard.tsx'
import type { CauldronProspect } from '../prospects.ts'
import { useWords } from '../words.ts'

const products = { given: noCubes, missing: noCubes }
const empty = { potion: null, missing: noCubes, products }
const potion = { owner: 1, recipe: [2, 2, 1, 0, 0], value: 9 } as const

/** A cauldron in each of its states. */
const prospects: readonly CauldronProspect[] = [
  { ...empty, cauldron: 0, kind: 'create', open: true, refusal: null },
  { ...empty, cauldron: 3, kind: 'closed', open: false, refusal: { id: 'compendium.reject.noStones' } },
  { cauldron: 0, potion, products, missing: noCubes, kind: 'copy', open: true, refusal: null },
  {
    cauldron: 0,
    potion,
    products,
    missing: noCubes,
    kind: 'copy',
    open: false,
    refusal: { id: 'kernel.reject.notYourTurn' },
  },
  {
    cauldron: 0,
    potion,
    products,
    missing: [0, 0, 1, 0, 0],
    kind: 'short',
    open: false,
    refusal: { id: 'compendium.reject.cubesMissing', params: { ingredient: 'trollEyes', needed: 1, held: 0 } },
  },
  {
    cauldron: 0,
    potion: { ...potion, owner: 0 },
    products,
    missing: noCubes,
    kind: 'own',
    open: false,
    refusal: { id: 'compendium.reject.ownPotion' },
  },
  { cauldron: 0, potion, products, missing: noCubes, kind: 'seen', open: false, refusal: null },
]

/** Parts of a table, with players and numbers. */
export function GalleryBoard() {
  const words = useWords()
  const { say } = words
  const seats: readonly TableSeat[] = [
    { name: say('web.lobby.adept'), colour: 'purple', bot: null, present: true },
    { name: say('web.familiar.fox'), colour: 'black', bot: 'strong', present: true },
    { name: say('web.familiar.cat'), colour: 'red', bot: null, present: false },
    { name: say('web.familiar.owl'), colour: 'white', bot: 'greedy', present: true },
    { name: say('web.familiar.newt'), colour: 'brown', bot: 'random', present: true },
  ]
  return (
    <>
      <Panel title={say('web.gallery.cards')}>
        <ul className={styles['cards']}>
          {prospects.map((prospect, index) => (
            <CauldronCard
              key={index}
              prospect={prospect}
              seats={seats}
              pending={null}
              chosen={false}
              lit={false}
              lively={false}
              reached
              onChoose={() => {}}
            />
          ))}
        </ul>
      </Panel>
      <Panel title={say('web.gallery.players')}>
        <Track
          label={say('web.compendium.fameTrack')}
          spaces={50}
          markers={seats.map(({ name, colour }, seat) => ({
            name,
            colour,
            space: seat * 9 + (seat % 2),
            chip: seat === 2 ? 50 : 0,
          }))}
        />
        <div className={styles['badges']}>
          {seats.map((seat, index) => (
            <SeatBadge
              key={seat.colour}
              name={seat.name}
              colour={seat.colour}
              turn={index === 0}
              away={!seat.present}
              marks={<SeatMarks seat={seat} own={index === 0} />}
              note={say('web.compendium.didCreate', { value: 9 })}
            />
          ))}
        </div>
      </Panel>
      <Panel title={say('web.table.log')}>
        <Log
          label={say('web.table.log')}
          entries={[
            {
              key: '2',
              colour: 'purple',
              lines: [
                <span key="who">
                  <PlayerName name={say('web.lobby.adept')} colour="purple" /> ·{' '}
                  {say('web.compendium.didDraw', { count: 2 })}
                </span>,
              ],
            },
            { key: '1', colour: null, lines: [say('compendium.event.roundBegan', { round: 7 })] },
          ]}
        />
      </Panel>
      <Panel look="parchment" title={say('web.end.scoreSheet')}>
        <ScoreSheet
          caption={say('web.end.scoreSheet')}
          rows={[say('compendium.score.creations'), say('compendium.score.copies')]}
          totalLabel={say('web.end.total')}
          placeLabel={say('web.end.place')}
          columns={seats.map(({ name, colour }, seat) => ({
            name,
            colour,
            place: seat + 1,
            total: 40 - seat * 5,
            points: [20 - seat * 2, 20 - seat * 3],
          }))}
        />
      </Panel>
      <Panel title={say('web.end.chart')}>
        <LineChart
          title={say('web.end.chart')}
          xLabel={say('web.end.moves')}
          tableLabel={say('web.end.numbers')}
          labels={Array.from({ length: 13 }, (_, index) => String(index))}
          series={seats.map(({ name, colour }, seat) => ({
            name,
            colour,
            values: Array.from({ length: 13 }, (_, index) => Math.floor((index * (9 - seat)) / 2)),
          }))}
        />
      </Panel>
    </>
  )
}
