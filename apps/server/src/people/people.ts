import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '../settings.ts'
import type { Sockets } from '../socket/socketRoute.ts'
import type { Reporter } from '../tables/services.ts'
import { dataRoutes } from './dataRoutes.ts'
import type { PeopleRooms } from './entering.ts'
import { gameRoutes } from './gameRoutes.ts'
import { passkeyRoutes } from './passkeyRoutes.ts'
import { peopleHere } from './peopleHere.ts'
import { ringRoutes } from './ringRoutes.ts'

interface Behind extends Omit<PeopleRooms, 'signedOut' | 'publicUrl'> {
  readonly settings: ServerSettings
  readonly sockets: Sockets
  readonly reporter: Reporter
}

/** All that people may ask about themselves, and what is looked after meanwhile. */
export function openPeople(app: FastifyInstance, behind: Behind): { stop(): void } {
  const { identities, store, sockets, settings, guestOf, now, reporter } = behind
  const { people } = store
  const signedOut = sockets.endSession
  const rooms = { ...behind, publicUrl: settings.publicUrl, signedOut }
  gameRoutes(app, { identities, people, guestOf })
  ringRoutes(app, rooms)
  passkeyRoutes(app, rooms)
  dataRoutes(app, { ...rooms, openWithin: 1000 * settings.openSeconds })
  return peopleHere({ people, sessions: sockets.sessions, signedOut, now, reporter })
}
