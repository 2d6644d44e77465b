// What every player in this folder does: joins a table by its link, shows and opens its salt, and moves where its seat is
// asked. It needs Node 22 or newer (for WebSocket) and no library. The protocol is described in docs/protocol.md, every
// message in docs/protocol.schema.json.

import { createHash, randomBytes } from 'node:crypto'

/** The version of the protocol that this program was written for. */
const protocol = 3
/** As many legal actions as come in one answer. */
const page = 200

/**
 * Plays at the table of the link until its game is over.
 *
 * `choose` gets what the seat sees (`view`), what it is asked (`ask`), how many actions are `legal`, and `actions(from,
 * count)`, which fetches some of them. It gives one of them. Where the seat may come between although nobody waits for
 * it, `ask` is null, and `choose` may give null to let it be.
 *
 * @typedef {{ kind: string }} Action
 * @typedef {{ view: object, seat: number, ask: string | null, legal: number }} Turn
 * @param {string | undefined} link
 * @param {string} name
 * @param {(turn: Turn & { actions: (from: number, count: number) => Promise<Action[]> }) => Promise<Action | null>} choose
 */
export function play(link, name, choose) {
  const table = link?.match(/[\w-]{22}(?=$|[/?#])/)?.[0]
  if (table === undefined) {
    console.error(`usage: node ${process.argv[1]} <link to a table> [name]`)
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
        if (message.protocol !== protocol) giveUp(new Error(`the server speaks protocol ${message.protocol}`))
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

  /** Sends a command and waits for its answer. */
  function ask(command) {
    sent += 1
    const id = `${run}-${sent}`
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ ...command, id }))
    })
  }

  async function sitDown() {
    // Which protocol we speak comes before anything else.
    await ask({ kind: 'hello', protocol })
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

  /** @param {string} text */
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
    const asked = sight?.owed.find((owed) => owed.seat === seat && !owed.answered)
    const mine = asked !== undefined || mayComeBetween()
    // News that come while a move is under way are looked at afterwards: it may be our turn again.
    newsWaits = thinking
    if (!mine || thinking) return
    thinking = true
    try {
      const { view } = sight
      const first = await ask({ kind: 'legal', table, from: 0, count: 1 })
      if (first.size === 0) return
      const { version } = first
      const actions = async (from, count) => {
        /** @type {Action[]} */
        const list = []
        while (list.length < count) {
          const some = await ask({
            kind: 'legal',
            table,
            from: from + list.length,
            count: Math.min(page, count - list.length),
          })
          // The game has gone on between two questions; then there is news, and we look again.
          if (some.version !== version) throw new Error('server.reject.stale')
          if (some.actions.length === 0) break
          list.push(...some.actions)
        }
        return list
      }
      const action = await choose({ view, seat, ask: asked?.ask ?? null, legal: first.size, actions })
      if (action !== null) await ask({ kind: 'act', table, version, action })
    } catch (error) {
      // Somebody was faster: look again. A guest may also have taken back what we meant to accept, or be too late itself.
      if (error.message !== 'server.reject.stale' && asked !== undefined && !newsWaits) throw error
      setTimeout(() => moveIfAsked().catch(giveUp), 50)
    } finally {
      thinking = false
      if (newsWaits) moveIfAsked().catch(giveUp)
    }
  }

  /** Whoever is invited may act although nobody waits. Asked once for every step. */
  function mayComeBetween() {
    if (sight?.invited !== true || considered === sight.step || thinking) return false
    considered = sight.step
    return true
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
}
