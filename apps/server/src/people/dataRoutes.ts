import { formatData } from '@athanor/messages/all'
import type { FastifyInstance } from 'fastify'
import { bytesPerToken } from '../limits/costs.ts'
import { noteOf } from '../tables/noting.ts'
import type { Reporter } from '../tables/services.ts'
import { bodyOf, entering, type PeopleRooms } from './entering.ts'
import { forgetAt } from './forgetting.ts'
import { mostResults, oneEach, ownKeys } from './gameRoutes.ts'
import { playFile } from './playFile.ts'

interface DataRooms extends PeopleRooms {
  readonly openWithin: number
  readonly reporter: Reporter
}

/** Seats of running games that are told of in one file. */
const mostRunning = 1000

/** What is kept of somebody, to take away and to take out. */
export function dataRoutes(app: FastifyInstance, rooms: DataRooms): void {
  const { identities, store, tables, guestOf, now } = rooms
  const { people } = store
  const { signedIn } = entering(rooms)

  app.get('/api/people/export', async (request, reply) => {
    const identity = await identities.of(request)
    const keys = ownKeys(identity)
    const ring = identity.session === null ? null : await people.ringOf(identity.session.ring)
    const running = []
    for (const { table, seat } of await people.running(keys, mostRunning)) {
      const found = await tables.find(table)
      if (!found.ok) continue
      const { record, notes } = found.actor.state
      const { game, createdAt, status } = record
      running.push({
        table,
        seat,
        game,
        createdAt,
        status,
        name: record.seats[seat]?.name ?? null,
        note: noteOf(notes, seat),
      })
    }
    const text = JSON.stringify({
      format: 'athanor-person/1',
      made: new Date(now()).toISOString(),
      ring:
        ring === null
          ? null
          : {
              name: ring.name,
              madeAt: ring.madeAt,
              codeAt: ring.codeAt,
              devices: ring.devices,
              passkeys: ring.passkeys,
            },
      running,
      // The whole log of a game lies at /api/tables/<table>/log as long as it is kept.
      finished: oneEach(await people.results(keys, null, mostResults)),
    })
    guestOf(request).charge(text.length / bytesPerToken)
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="athanor.json"',
      })
      .send(text)
  })

  app.get('/api/people/export/plays', async (request, reply) => {
    const results = oneEach(await people.results(ownKeys(await identities.of(request)), null, mostResults))
    const text = JSON.stringify(playFile(results, (game) => formatData('en', { id: `${game}.shelf.title` })))
    guestOf(request).charge(text.length / bytesPerToken)
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="athanor.bgsplay"',
      })
      .send(text)
  })

  app.delete<{ Body: { readonly sure: true } }>(
    '/api/people/ring',
    bodyOf({ sure: { const: true } }),
    (request, reply) =>
      signedIn(request, reply, async ({ ring }) => {
        const { held, sessions } = await people.removeRing(ring)
        identities.takeAway(request, reply)
        for (const session of sessions) rooms.signedOut(session)
        await forgetAt(rooms, held)
        return reply.code(204).send()
      }),
  )
}
