// A player for any game, in one file and without any library: joins a table by its link and makes random legal moves.
//
//   node examples/random-player.mjs http://127.0.0.1:8080/table/<id> [name]
//
// It needs Node 22 or newer (for WebSocket) and nothing else. The protocol is described in docs/protocol.md, every
// message in docs/protocol.schema.json.

import { createHash, randomBytes, randomInt } from 'node:crypto'

const [link, name = 'Random program'] = process.argv.slice(2)
const table = link?.match(/[\w-]{22}(?=$|[/?#])/)?.[0]
if (table === undefined) {
  console.error('usage: node examples/random-player.mjs <link to a table> [name]')
  process.exit(2)
}

// Whoever shows this secret holds the seat; keep it to come back later.
const secret = process.env.SEAT_SECRET ?? randomBytes(32).toString('hex')
const socket = new WebSocket(`${new URL(link).origin.replace(/^http/, 'ws')}/ws`)
// Ids of commands must never come again with another wish, not even after a restart.
const run = randomBytes(6).toString('hex')
// Our share of the luck. Only its hash is shown before everybody else has shown theirs.
const salt = randomBytes(16).toString('hex')
const waiting = new Map()
let sent = 0
let seat = null
let finished = false
let thinking = false
let newsWaits = false
let sight = null
let considered = -1

/** Sends a command and waits for its answer. */
function ask(command) {
  sent += 1
  const id = `${run}-${sent}`
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    socket.send(JSON.stringify({ ...command, id }))
  })
}

socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data)
  if ('re' in message) {
    const asked = waiting.get(message.re)
    waiting.delete(message.re)
    if (message.ok) asked?.resolve(message.result)
    else asked?.reject(new Error(message.error.id))
    return
  }
  switch (message.kind) {
    case 'hello':
      sitDown().catch(giveUp)
      break
    case 'update':
      // We asked for whole sights, so there is no difference to apply.
      sight = message.sight
      moveIfAsked().catch(giveUp)
      break
    case 'table':
      if (message.table.status === 'opening' && message.table.unopened.includes(seat)) openSalt(message.table)
      if (message.table.status === 'finished' && !finished) {
        finished = true
        showResult(message.table)
      }
      break
  }
})
socket.addEventListener('close', () => {
  process.exit(finished ? 0 : 1)
})
socket.addEventListener('error', () => giveUp(new Error('no connection')))

async function sitDown() {
  // Look first: the server's commitment to its secret is in `seen.table`, ours to our salt follows.
  const seen = await ask({ kind: 'watch', table, secret, whole: true })
  seat = seen.you
  if (seat === null) {
    const taken = await ask({ kind: 'take', table, secret, name, commitment: commitmentTo(salt) })
    seat = taken.seat
  }
  console.log(`seated at ${seat}`)
  sight = seen.game?.sight ?? null
  await moveIfAsked()
}

function commitmentTo(text) {
  return createHash('sha256').update(`athanor/salt/1\n${text}`).digest('hex')
}

/** All commitments are there for everybody to see, so nobody can fit anything to our salt any more. */
function openSalt({ seats }) {
  const everybodyCommitted = seats.every(({ commitment }) => commitment !== null)
  if (everybodyCommitted && seats[seat].commitment === commitmentTo(salt)) {
    ask({ kind: 'open', table, salt }).catch(giveUp)
  }
}

async function moveIfAsked() {
  const asked = sight?.owed.some((owed) => owed.seat === seat && !owed.answered)
  const mine = asked || volunteers()
  // News that come while a move is under way are looked at afterwards: it may be our turn again.
  newsWaits = thinking
  if (!mine || thinking) return
  thinking = true
  try {
    const { size } = await ask({ kind: 'legal', table, from: 0, count: 1 })
    if (size === 0) return
    const { version, actions } = await ask({ kind: 'legal', table, from: randomInt(size), count: 1 })
    // The game may have gone on between the two questions; then there is news, and we look again.
    if (actions.length > 0) await ask({ kind: 'act', table, version, action: actions[0] })
  } catch (error) {
    // Somebody was faster: look again. A guest may also have taken back what we meant to accept, or be too late itself.
    if (error.message !== 'server.reject.stale' && asked && !newsWaits) throw error
    setTimeout(() => moveIfAsked().catch(giveUp), 50)
  } finally {
    thinking = false
    if (newsWaits) moveIfAsked().catch(giveUp)
  }
}

/** Whoever is invited may act although nobody waits: now and then we do. Decided once for every step. */
function volunteers() {
  if (sight?.invited !== true || considered === sight.step || thinking) return false
  considered = sight.step
  return randomInt(2) === 0
}

function showResult({ seats, outcome }) {
  for (const { seat: number, place, total } of outcome.seats) {
    console.log(`${place}. ${seats[number].name ?? seats[number].bot}: ${total}`)
  }
  socket.close()
}

function giveUp(error) {
  console.error(error.message)
  process.exit(1)
}
