import { icon as boardArt } from 'virtual:icon/triforce'
import { useLocation } from 'wouter'
import { useWords } from '../app/words.tsx'
import { Tile } from './Tile.tsx'

/** The way to the board of a gamemaster. */
export function BoardTile() {
  const { say } = useWords()
  const [, go] = useLocation()
  return (
    <Tile
      low
      art={boardArt}
      title={say('reader.board.title')}
      text={say('reader.board.aside')}
      onPress={() => go('/reader/board')}
    />
  )
}
