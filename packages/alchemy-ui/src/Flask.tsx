import { aspectOf, type Potion } from '@athanor/alchemy'
import { FlaskShape } from './FlaskShape.tsx'

interface FlaskProps {
  readonly potion: Potion
  /** Read aloud; without it the flask is decoration. */
  readonly label?: string | undefined
  /** Drawn pale: nothing of it yet. */
  readonly faint?: boolean
}

/** A potion: known by its shape, its colour and its sign. */
export function Flask({ potion, ...shown }: FlaskProps) {
  if (potion === 'neutral') return <FlaskShape body="neutral" sign={null} {...shown} />
  const { colour, sign } = aspectOf(potion)
  return <FlaskShape body={colour} sign={sign} {...shown} />
}
