import { ingredients } from '@athanor/alchemy'
import { cardSize } from '@athanor/markers'
import { PrintedCard } from '../../alchemy/PrintedCard.tsx'
import { useWords } from '../../app/words.tsx'
import { type Paper, paperSizes, sheetPlan } from './paper.ts'

/** One sheet of the deck: a card of each ingredient, and where to cut. */
export function DeckSheet({ paper, label }: { readonly paper: Paper; readonly label: string }) {
  const { say } = useWords()
  const { width, height } = paperSizes[paper]
  const { places, cuts } = sheetPlan(paper)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} data-miniature>
      <rect width={width} height={height} fill="#fff" />
      {ingredients.map((ingredient, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 }
        return (
          <g key={ingredient} transform={`translate(${x} ${y})`}>
            <PrintedCard ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
            <rect {...cardSize} fill="none" stroke="#bbb" strokeWidth={0.1} />
          </g>
        )
      })}
      {cuts.map(([from, to]) => (
        <path
          key={`${from.x} ${from.y}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          fill="none"
          stroke="#000"
          strokeWidth={0.2}
        />
      ))}
    </svg>
  )
}
