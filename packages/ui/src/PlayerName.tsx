import styles from './PlayerName.module.css'
import { playerPaint } from './playerColours.ts'

/** A player's name in the player's colour. */
export function PlayerName({ name, colour }: { readonly name: string; readonly colour: string }) {
  return (
    <b className={styles['name']} style={playerPaint(colour)}>
      {name}
    </b>
  )
}
