import { expect, it } from 'vitest'
import { parcelOf, roomOf } from './parcels.ts'

const places = new Set(['door', 'lobby', 'table', 'game chess', 'game ludo', 'game go', 'reader', 'notebook', 'aside'])
const parcel = (...rooms: readonly string[]) => parcelOf(new Set(rooms), { places, bytes: 9000 })

it('knows where people go', () => {
  const src = '/home/me/athanor/apps/web/src'
  expect(roomOf('/home/me/athanor/apps/web/index.html')).toBe('door')
  expect(roomOf(`${src}/pages/LobbyPage.tsx`)).toBe('lobby')
  expect(roomOf('/home/me/athanor/games/chess/web/client.ts')).toBe('game chess')
  expect(roomOf('/home/me/athanor/games/chess/web/end/ChessEnd.tsx')).toBe('aside')
  for (const file of ['lessons.tsx', 'end/retelling.ts', 'retelling.ts', 'scenes/ChessStage.tsx'])
    expect(roomOf(`/home/me/athanor/games/chess/web/${file}`)).toBeNull()
  expect(roomOf('C:\\athanor\\apps\\web\\src\\reader\\deck\\DeckPage.tsx')).toBe('reader')
  expect(roomOf('/home/me/athanor/packages/messages/src/made/web.en.json')).toBeNull()
})

it('puts what everybody needs at the door, and what one game needs with that game', () => {
  expect(parcel('door', 'table', 'game chess')).toBe('house')
  expect(parcel('lobby', 'game chess')).toBe('house')
  expect(parcel('later', 'table')).toBe('begin')
  expect(parcel('table')).toBe('table')
  expect(parcel('game chess', 'game ludo', 'game go')).toBe('table')
  expect(parcel('game chess', 'game ludo')).toBe('games')
  expect(parcel('game chess')).toBe('chessTable')
  expect(parcel('game chess', 'aside')).toBe('chess')
  expect(parcel('aside')).toBeNull()
})

it('keeps the science apart from games that know none', () => {
  expect(parcel('reader', 'notebook')).toBe('science')
  expect(parcel('reader')).toBe('reader')
  expect(parcel('reader', 'game chess')).toBe('alchemy')
  expect(parcel('reader', 'game chess', 'game ludo')).toBe('begin')
})

it('lets crumbs go with what everybody carries anyway', () => {
  const little = (bytes: number, ...rooms: readonly string[]) => parcelOf(new Set(rooms), { places, bytes })
  expect(little(50, 'reader', 'game chess')).toBe('begin')
  expect(little(5000, 'game chess', 'game ludo')).toBe('table')
})
