import { icon as deckArt } from 'virtual:icon/card-pick'
import { icon as notebookArt } from 'virtual:icon/notebook'
import { icon as boardArt } from 'virtual:icon/triforce'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { useLocation } from 'wouter'
import { Tile } from './Tile.tsx'

/** The ways to what goes with the reader: a notebook, cards that the camera can read, the board of a gamemaster. */
export function AsideTiles() {
  const { say } = useWords()
  const [, go] = useLocation()
  return (
    <>
      <Tile
        low
        art={notebookArt}
        title={say('web.lobby.notebook')}
        text={say('reader.home.notebookText')}
        onPress={() => go('/notebook')}
      />
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
