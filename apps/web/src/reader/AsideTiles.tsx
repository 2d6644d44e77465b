import { icon as deckArt } from 'virtual:icon/card-pick'
import { icon as boardArt } from 'virtual:icon/triforce'
import { useLocation } from 'wouter'
import { useWords } from '../app/words.tsx'
import { Tile } from './Tile.tsx'

/** The ways to what goes with the reader: the board of a gamemaster, and cards that the camera can read. */
export function AsideTiles() {
  const { say } = useWords()
  const [, go] = useLocation()
  return (
    <>
      <Tile
        low
        art={deckArt}
        title={say('reader.deck.title')}
        text={say('reader.deck.aside')}
        onPress={() => go('/reader/deck')}
      />
      <Tile
        low
        art={boardArt}
        title={say('reader.board.title')}
        text={say('reader.board.aside')}
        onPress={() => go('/reader/board')}
      />
    </>
  )
}
