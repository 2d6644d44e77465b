import { botsFor } from '@athanor/bots'
import type { GameLibrary } from '@athanor/kernel'
import { closeCodes, type Hello, protocolVersion } from '@athanor/protocol'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { pino } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { type BotPlayers, botPlayers } from './bots/botPlayers.ts'
import { type Bus, localBus } from './bus.ts'
import { games as servedGames } from './games.ts'
import { door } from './http/door.ts'
import { permissionsPolicy, securityHeaders } from './http/headers.ts'
import { metrics } from './http/metrics.ts'
import { pace } from './http/pace.ts'
import { warnOfProxy } from './http/proxies.ts'
import { reach } from './http/reach.ts'
import { routes } from './http/routes.ts'
import { serveSchemas } from './http/schemas.ts'
import { serveWebClient } from './http/webClient.ts'
import { addressTokens } from './limits/addressTokens.ts'
import { doorman } from './limits/doorman.ts'
import { fairTurns } from './limits/fairTurns.ts'
import { offences } from './limits/offences.ts'
import { seatQuota } from './limits/seatQuota.ts'
import { tableQuota } from './limits/tableQuota.ts'
import { unreadBook } from './limits/unread.ts'
import { lobby } from './lobby.ts'
import type { Settings } from './settings.ts'
import { socketRoute } from './socket/socketRoute.ts'
import { openFolder } from './storage/dataFolder.ts'
import type { Store } from './storage/store.ts'
import { awakeClock } from './tables/awakeClock.ts'
import { housekeeping, longestPatience } from './tables/housekeeping.ts'
import { tables } from './tables/tables.ts'

export interface Server {
  readonly app: FastifyInstance
  readonly store: Store
  /** Starts to listen and says where. */
  listen(): Promise<string>
  /** Once it listens: the addresses for everybody else, none when only this machine is let in. */
  reachable(): readonly string[]
  /** Drops tables from memory that nobody needs; done by itself now and then. */
  evict(): void
  /** Looks at the clocks of tables that are not in memory; done by itself now and then. */
  wakeDue(): Promise<void>
  /** Drops one table from memory, unless its own people are there. */
  forget(table: string): void
  /** Takes nothing new, finishes what is under way, tells everybody, and leaves the database in one file. */
  stop(): Promise<void>
}

/** What tests bring instead of the usual. */
export interface Parts {
  /** Games beyond those that the web client can show. */
  readonly games?: GameLibrary
  readonly store?: Store
  readonly bus?: Bus
  readonly bots?: BotPlayers
  readonly webRoot?: string
  now?(): number
  elapsed?(): number
}

/**
 * A message in many small pieces would hold a whole block of memory for each of them, and answers to pings pile up where
 * nobody reads them: nobody needs more pieces than a few, and pings are answered by hand.
 */
const socketOptions = {
  maxPayload: 65_536,
  maxFragments: 16,
  autoPong: false,
  perMessageDeflate: false,
  clientTracking: false,
} as const

/** Milliseconds that the last commands get to finish, and after them the last requests over HTTP. */
const lastGrace = 5000
const requestGrace = 1000
/** Connections beside the sockets: for pages, files and whoever looks after the server. */
const spareConnections = 50

export async function server(settings: Settings, parts: Parts = {}): Promise<Server> {
  const logger: FastifyBaseLogger = pino(
    {
      level: settings.logLevel,
      // What could let somebody into a seat never reaches a log, whatever object it travels in.
      redact: { paths: ['secret', '*.secret', 'salt', '*.salt', 'cookie', '*.cookie', 'req.headers'], remove: true },
    },
    pino.destination({ fd: 2, sync: true }),
  )
  const store = parts.store ?? (await openFolder(settings.data))
  const bus = parts.bus ?? localBus()
  const now = parts.now ?? Date.now
  const elapsed = parts.elapsed ?? (() => performance.now())
  const games = parts.games ?? servedGames
  let stopped: Promise<void> | null = null

  const counted = metrics({ connections: () => sockets.size, tables: () => allTables.loaded })
  const { meter } = counted
  const bots =
    parts.bots ??
    botPlayers({
      threads: settings.botThreads,
      soft: 1000 * settings.botSeconds,
      hard: 1000 * settings.botSeconds * 2 + 1000,
      effort: settings.botEffort,
      meter,
    })
  const awake = await awakeClock({ store, longest: longestPatience(settings), now, elapsed, reporter: logger })
  const publicTables = await lobby(store, bus, settings.addressListed)
  const allTables = tables({
    games,
    store,
    bots,
    bus,
    meter,
    reporter: logger,
    attended: publicTables.attended,
    now,
    elapsed,
    awakeSince: awake.since,
    rules: {
      absentAfter: 1000 * settings.absentSeconds,
      openWithin: 1000 * settings.openSeconds,
      keepSeatFor: 1000 * settings.seatSeconds,
      linesForWatchers: settings.watcherLines,
      noteLength: settings.noteLength,
      snapshotEvery: settings.snapshotEvery,
      botPause: settings.botPause,
      evictAfter: 1000 * settings.evictSeconds,
      mostTables: settings.tables,
      mostBytes: 1e6 * settings.diskMegabytes,
    },
  })
  const tokens = addressTokens({ perSecond: settings.addressRate, burst: 2 * settings.addressRate })

  const app = fastify({
    loggerInstance: logger,
    // Addresses of tables are keys to them, so requests are not logged one by one.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < settings.proxies,
    bodyLimit: 16_384,
    requestTimeout: 1000 * settings.requestSeconds,
    http: {
      // Of two different times Node takes the longer one for the body, whichever is meant for it.
      headersTimeout: 1000 * settings.requestSeconds,
      // How often it looks for requests that take too long.
      connectionsCheckingInterval: 250 * settings.requestSeconds,
    },
    routerOptions: { maxParamLength: 100 },
  })
  const floods = offences()
  if (settings.proxies === 0) {
    doorman(app.server, {
      connections: settings.connections + spareConnections,
      addressConnections: settings.addressConnections + spareConnections,
      offences: floods,
    })
  }
  await app.register(cookie)
  await app.register(helmet, securityHeaders(settings))
  pace(app, tokens, floods)
  await app.register(websocket, { options: socketOptions })
  // Files say for themselves how long they may be kept; every other answer is of this moment.
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'permissions-policy': permissionsPolicy })
  })
  if (settings.proxies === 0) warnOfProxy(app)
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const code = error.statusCode ?? 500
    if (code >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    return reply.code(code).send({ error: { id: code < 500 ? 'server.reject.badRequest' : 'server.reject.internal' } })
  })
  const entrance = door(settings)
  serveSchemas(app)
  const turnOf = fairTurns()
  routes(app, {
    settings,
    entrance,
    tokens,
    turnOf,
    store,
    tables: allTables,
    metrics: counted,
    isStopping: () => stopped !== null,
  })
  const sockets = socketRoute(app, settings, entrance, {
    hello: () => hello(games, reachable()[0] ?? null),
    tables: allTables,
    lobby: publicTables,
    tableQuota: tableQuota({ atATime: settings.addressTables, anHour: settings.addressNewTables }, bus),
    seatQuota: seatQuota(settings.addressSeats, bus),
    meter,
    reporter: logger,
    rate: settings.rate,
    tokens,
    unread: unreadBook({ connection: 1_000_000, address: 1e6 * settings.addressUnreadMegabytes }),
    offences: floods,
    turnOf,
  })
  await serveWebClient(app, parts.webRoot)
  const keeper = housekeeping({ store, bus, tables: allTables, awake, settings, now, reporter: logger })

  function reachable(): readonly string[] {
    const address = app.server.address()
    return reach(settings, typeof address === 'object' && address !== null ? address.port : settings.port)
  }

  async function stop(): Promise<void> {
    logger.info('stopping')
    keeper.stop()
    const finished = Promise.all([
      sockets.dismissAll({ id: 'server.bye.restart' }, closeCodes.restart),
      allTables.retire(),
    ])
    await Promise.race([finished, new Promise<void>((resolve) => setTimeout(resolve, lastGrace).unref())])
    sockets.terminateAll()
    // Answers that are under way may arrive; a request that never ends must not keep the server from stopping.
    const cut = setTimeout(() => app.server.closeAllConnections(), requestGrace)
    await app.close()
    clearTimeout(cut)
    await bots.close()
    publicTables.close()
    await awake
      .look()
      .catch((error: unknown) => logger.error({ err: error }, 'how long the server was there could not be kept'))
    await store.close()
    logger.info('stopped')
  }

  return {
    app,
    store,
    listen: () => app.listen({ host: settings.host, port: settings.port }),
    reachable,
    evict: () => allTables.evict(),
    wakeDue: () => allTables.wakeDue(),
    forget: (table) => void allTables.forget(table),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

function hello(games: GameLibrary, address: string | null): Hello {
  return {
    kind: 'hello',
    protocol: protocolVersion,
    server: packageJson.version,
    address,
    games: games.ids.flatMap((id) => {
      const game = games.newest(id)
      if (game === undefined) return []
      return [{ id, rulesVersion: game.rulesVersion, bots: botsFor(id).map((bot) => bot.id) }]
    }),
  }
}
