// A player for any game: joins a table by its link and makes random legal moves.
//
//   node examples/random-player.mjs http://127.0.0.1:8080/table/<id> [name]

import { randomInt } from 'node:crypto'
import { play } from './player.mjs'

const [link, name = 'Random program'] = process.argv.slice(2)

play(link, name, async ({ ask, legal, actions }) => {
  // Where nobody waits for us, we come between now and then.
  if (ask === null && randomInt(2) === 0) return null
  const [action] = await actions(randomInt(legal), 1)
  return action
})
