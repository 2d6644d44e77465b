import type { Ingredient } from '@athanor/alchemy'
import { type CardEnd, cardSize, codeOf, isDark, markerPlaces, markerSize, printedSide } from '@athanor/markers'
import { classes } from '@athanor/ui/lib/classes.ts'
import { ingredientArt } from './ingredientArt.ts'
import styles from './pieces.module.css'

const cx = classes(styles)

const { width, height } = cardSize
const field = { x: 4, y: 28, width: width - 8, height: height - 56 } as const
const picture = 28

/** A card of the printed deck, in millimetres: a marker and the name at both ends, as on playing cards. */
export function PrintedCard({ ingredient, name }: { readonly ingredient: Ingredient; readonly name: string }) {
  return (
    <g className={cx(ingredient)}>
      <rect width={width} height={height} fill="#fff" />
      <rect {...field} rx={2.5} fill="var(--paint)" stroke="var(--paint-dark)" strokeWidth={0.6} />
      <svg
        x={(width - picture) / 2}
        y={(height - picture) / 2}
        width={picture}
        height={picture}
        viewBox="0 0 512 512"
        fill="#fff"
      >
        {ingredientArt[ingredient].map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </svg>
      <End ingredient={ingredient} end="top" name={name} />
      <g transform={`rotate(180 ${width / 2} ${height / 2})`}>
        <End ingredient={ingredient} end="bottom" name={name} />
      </g>
    </g>
  )
}

interface EndProps {
  readonly ingredient: Ingredient
  readonly end: CardEnd
  readonly name: string
}

/** One end of a card; the other one is drawn the same way and turned. */
function End({ ingredient, end, name }: EndProps) {
  const { x, y } = markerPlaces.top
  const middle = (x + markerSize + width) / 2
  const lines = name.split(/\s/)
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <PrintedMarker ingredient={ingredient} end={end} />
      </g>
      <text fontFamily="var(--font-display)" fontSize={5.4} fill="#2a1c0b" textAnchor="middle">
        {lines.map((line, index) => (
          <tspan key={line} x={middle} y={y + 13 + (index - (lines.length - 1) / 2) * 6.2}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

/** What the camera reads, in millimetres, with the white around it. */
export function PrintedMarker({ ingredient, end }: Omit<EndProps, 'name'>) {
  const code = codeOf({ ingredient, end })
  const steps = Array.from({ length: printedSide }, (_, step) => step)
  const outline = steps.flatMap((row) =>
    steps.flatMap((column) => (isDark(code, column, row) ? [`M${column} ${row}h1v1h-1z`] : [])),
  )
  return (
    <path
      transform={`scale(${markerSize / printedSide})`}
      d={outline.join('')}
      fill="#000"
      shapeRendering="crispEdges"
    />
  )
}
