import { icon as backArt } from 'virtual:icon/cauldron'
import { ingredients } from '@athanor/alchemy'
import { PrintedCard, PrintedMarker } from '@athanor/alchemy-ui/PrintedCard.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { cardSize } from '@athanor/markers'
import type { ReactNode } from 'react'
import { type Paper, paperSizes, rulerLength, rulerPlace, sheetPlan, stickerPlan, stickerSize } from './paper.ts'

interface SheetProps {
  readonly paper: Paper
  readonly label: string
}

/** One sheet of the deck: a card of each ingredient, and where to cut. */
export function DeckSheet({ paper, label }: SheetProps) {
  const { say } = useWords()
  const { places } = sheetPlan(paper)
  return (
    <Sheet paper={paper} label={label}>
      {ingredients.map((ingredient, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 }
        return (
          <g key={ingredient} transform={`translate(${x} ${y})`}>
            <PrintedCard ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
            <rect {...cardSize} {...cutLine} />
          </g>
        )
      })}
      <Cuts paper={paper} />
    </Sheet>
  )
}

const back = 30

/** The other side of such a sheet; all cards look alike from behind, so it fits whichever way the paper is turned. */
export function BackSheet({ paper, label }: SheetProps) {
  return (
    <Sheet paper={paper} label={label}>
      {sheetPlan(paper).places.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect {...cardSize} fill="var(--plum-26)" />
          <rect
            x={4}
            y={4}
            width={cardSize.width - 8}
            height={cardSize.height - 8}
            rx={3}
            fill="none"
            stroke="var(--brass-2)"
            strokeWidth={0.8}
          />
          <svg
            x={(cardSize.width - back) / 2}
            y={(cardSize.height - back) / 2}
            width={back}
            height={back}
            viewBox="0 0 512 512"
            fill="var(--brass-2)"
          >
            {backArt.map((outline) => (
              <path key={outline} d={outline} />
            ))}
          </svg>
        </g>
      ))}
      <Cuts paper={paper} />
    </Sheet>
  )
}

/** Markers for sleeves in which the original cards lie; one of them is enough for a card. */
export function StickerSheet({ paper, label }: SheetProps) {
  const { say } = useWords()
  const plan = stickerPlan(paper)
  return (
    <Sheet paper={paper} label={label}>
      {ingredients.flatMap((ingredient, column) =>
        (plan[column] ?? []).map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <g transform="translate(1 1)">
              <PrintedMarker ingredient={ingredient} end="top" />
            </g>
            <text
              x={stickerSize.width / 2}
              y={stickerSize.height - 1.4}
              fontSize={2.8}
              textAnchor="middle"
              fill="black"
            >
              {say(`alchemy.ingredient.${ingredient}`)}
            </text>
            <rect {...stickerSize} {...cutLine} />
          </g>
        )),
      )}
    </Sheet>
  )
}

const cutLine = { fill: 'none', stroke: 'silver', strokeWidth: 0.1 } as const

/** Paper in millimetres, with a ruler below. */
function Sheet({ paper, label, children }: SheetProps & { readonly children: ReactNode }) {
  const { say } = useWords()
  const { width, height } = paperSizes[paper]
  const { x, y } = rulerPlace(paper)
  const steps = Array.from({ length: rulerLength / 10 + 1 }, (_, step) => `M${x + 10 * step} ${y}v-1.5`)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} data-miniature>
      <rect width={width} height={height} fill="white" />
      {children}
      <path d={`M${x} ${y}h${rulerLength}${steps.join('')}`} fill="none" stroke="black" strokeWidth={0.2} />
      <text x={x + rulerLength + 3} y={y} fontSize={3} fill="black">
        {say('reader.deck.ruler', { length: rulerLength })}
      </text>
    </svg>
  )
}

function Cuts({ paper }: Pick<SheetProps, 'paper'>) {
  return sheetPlan(paper).cuts.map(([from, to]) => (
    <path
      key={`${from.x} ${from.y}`}
      d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      fill="none"
      stroke="black"
      strokeWidth={0.2}
    />
  ))
}
