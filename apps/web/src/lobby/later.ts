// What the lobby fetches once it stands, in one piece: what speaks to the server comes after what needs none, so that
// the door opens at once, and so does what begins a game.

export { Beside } from './Beside.tsx'
export { beginGame } from './beginGame.ts'
export { MyTurn } from './MyTurn.tsx'
export { ServerTables } from './ServerTables.tsx'
