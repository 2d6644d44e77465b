import type { GameLibrary } from '@athanor/kernel'
import { closeCodes, type HouseNotice } from '@athanor/protocol'
import { games as servedGames } from '@athanor/registry/rules'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { pino } from 'pino'
import { adminRoutes } from './admin/adminRoutes.ts'
import { houseBars } from './admin/bars.ts'
import { houseDeeds } from './admin/deeds.ts'
import { barred, guardBars } from './admin/guardBars.ts'
import { lastMinute } from './admin/lastMinute.ts'
import { type BotPlayers, botPlayers } from './bots/botPlayers.ts'
import type { Bus } from './bus.ts'
import { buildOf } from './http/build.ts'
import { clientFiles } from './http/clientFiles.ts'
import { door, visitOf } from './http/door.ts'
import { permissionsPolicy, securityHeaders } from './http/headers.ts'
import { guardHouse } from './http/houseWord.ts'
import { metrics } from './http/metrics.ts'
import { pace } from './http/pace.ts'
import { cookieKey } from './http/player.ts'
import { warnOfProxy } from './http/proxies.ts'
import { reach } from './http/reach.ts'
import { routes } from './http/routes.ts'
import { requestRows } from './http/rows.ts'
import { serveSchemas } from './http/schemas.ts'
import { refuseOtherUpgrades } from './http/upgrades.ts'
import { builtClient, serveWebClient } from './http/webClient.ts'
import { addressKey } from './limits/addressKey.ts'
import { byteBudget } from './limits/byteBudget.ts'
import { type Doorman, doorman } from './limits/doorman.ts'
import { fairTurns } from './limits/fairTurns.ts'
import { guests } from './limits/guests.ts'
import { seatQuota } from './limits/seatQuota.ts'
import { tableQuota } from './limits/tableQuota.ts'
import { unreadBook } from './limits/unread.ts'
import { watcherLines } from './limits/watcherLines.ts'
import { lobby, noLobby } from './lobby.ts'
import { identities } from './people/identity.ts'
import { openPeople } from './people/people.ts'
import type { ServerSettings } from './settings.ts'
import { hello } from './socket/hello.ts'
import { noticeBoard } from './socket/houseNotice.ts'
import type { Hub } from './socket/hub.ts'
import { socketRoute } from './socket/socketRoute.ts'
import { openHouse } from './storage/openStore.ts'
import type { TableStore } from './storage/store.ts'
import { awakeClock } from './tables/awakeClock.ts'
import { housekeeping, longestPatience } from './tables/housekeeping.ts'
import { tables } from './tables/tables.ts'

export interface Server {
  readonly app: FastifyInstance
  readonly store: TableStore
  /** Starts to listen and says where. */
  listen(): Promise<string>
  /** Once it listens: the addresses for everybody else, none when only this machine is let in. */
  reachable(): readonly string[]
  /** Tells everybody something now, and whoever comes later; null when it no longer stands. */
  announce(notice: HouseNotice | null): void
  /** Drops tables from memory that nobody needs; done by itself now and then. */
  evict(): void
  /** Looks at the clocks of tables that are not in memory; done by itself now and then. */
  wakeDue(): Promise<void>
  /** Puts tables away that nobody has touched for too long; done by itself now and then. */
  expire(): Promise<void>
  /** Drops one table from memory, unless its own people are there. */
  forget(table: string): void
  /** Connections that are told what changes in the lobby. */
  readonly lobbyReaders: number
  /** Takes nothing new, finishes what is under way, tells everybody, and leaves the database in one file. */
  stop(): Promise<void>
}

/** What tests bring instead of the usual. */
export interface Parts {
  /** Games beyond those that the web client can show. */
  readonly games?: GameLibrary
  readonly store?: TableStore
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
/** Connections beside the sockets: for pages, files and whoever looks after the server. A browser opens six. */
const spareConnections = 1000
/** Connections of one address that are let in: a club that opens the page at once, or comes back after a restart. */
const arrivals = { perSecond: 200, burst: 2000 } as const

export async function server(settings: ServerSettings, parts: Parts = {}): Promise<Server> {
  const logger: FastifyBaseLogger = pino(
    {
      level: settings.logLevel,
      // What could let somebody into a seat never reaches a log, whatever object it travels in.
      redact: { paths: ['secret', '*.secret', 'salt', '*.salt', 'cookie', '*.cookie', 'req.headers'], remove: true },
    },
    pino.destination({ fd: 2, sync: true }),
  )
  const elapsed = parts.elapsed ?? (() => performance.now())
  const { store, cluster } = await openHouse(settings, { reporter: logger, now: parts.now ?? Date.now, elapsed }, parts)
  const { bus, now } = cluster
  const games = parts.games ?? servedGames
  let stopped: Promise<void> | null = null

  const counted = metrics({
    connections: () => sockets.size,
    tables: () => allTables.loaded,
    botsWaiting: () => bots.waiting,
    nodes: cluster.nodes,
  })
  const recent = lastMinute(counted.meter, elapsed)
  const { meter } = settings.adminToken === null ? counted : recent
  const bots =
    parts.bots ??
    botPlayers({
      threads: settings.botThreads,
      soft: 1000 * settings.botSeconds,
      hard: 1000 * settings.botSeconds * 2 + 1000,
      effort: settings.botEffort,
      meter,
    })
  const awake = await awakeClock({
    store,
    longest: longestPatience(settings),
    now,
    elapsed,
    shared: cluster.scale,
    // Where a test turns the clock, no time passes between two beats but what it wants to.
    ...(parts.elapsed === undefined ? {} : { mostBetweenBeats: Number.POSITIVE_INFINITY }),
    reporter: logger,
  })
  const listsTables = settings.lobby === 'open'
  const publicTables = listsTables ? await lobby(store, bus, settings.addressListed, cluster.whereabouts) : noLobby
  const allTables = tables({
    games,
    store,
    bots,
    bus,
    cluster,
    meter,
    reporter: logger,
    attended: publicTables.attended,
    now,
    elapsed,
    awake,
    rules: {
      absentAfter: 1000 * settings.absentSeconds,
      openWithin: 1000 * settings.openSeconds,
      keepSeatFor: 1000 * settings.seatSeconds,
      nudgeAfter: 1000 * settings.nudgeSeconds,
      idleAfter: 1000 * settings.idleSeconds,
      endAfter: 1000 * settings.endSeconds,
      noteLength: settings.noteLength,
      snapshotEvery: settings.snapshotEvery,
      botPause: settings.botPause,
      evictAfter: 1000 * settings.evictSeconds,
      mostTables: settings.tables,
      mostBytes: 1e6 * settings.diskMegabytes,
    },
  })
  const people = guests({
    personRate: settings.personRate,
    addressRate: settings.addressRate,
    strangersRate: settings.strangersRate,
    people: settings.addressPeople,
  })
  const entrance = door(settings)
  const whoAsks = identities({ people: store.people, entrance, now })
  const guestOf = (request: FastifyRequest) =>
    people.visitor(addressKey(request.ip), cookieKey(request, entrance.isSecure(visitOf(request))))
  const turnOf = fairTurns()
  const shared = { settings, entrance, identities: whoAsks, store, guestOf }

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
  const doorkeeper =
    settings.proxies === 0
      ? doorman(app.server, {
          connections: settings.connections + spareConnections,
          addressConnections: settings.addressConnections + spareConnections,
          arrivals,
        })
      : null
  const vouchFor: Doorman['vouchFor'] = (socket, comesFirst) => doorkeeper?.vouchFor(socket, comesFirst)
  const rows = requestRows(app.server, (socket) => doorkeeper?.flooded(socket))
  refuseOtherUpgrades(app)
  await app.register(cookie)
  await app.register(helmet, securityHeaders(settings))
  pace(app, {
    guestOf,
    isFile: clientFiles(parts.webRoot ?? builtClient),
    turnOf,
    endRow: rows.end,
    vouchFor,
  })
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
  const bars = await houseBars(store, now, cluster.gossip)
  guardBars(app, bars, {
    whoIs(request) {
      const key = cookieKey(request, entrance.isSecure(visitOf(request)))
      return [addressKey(request.ip), ...(key === null ? [] : [key])]
    },
    now,
  })
  if (settings.houseWord !== null) guardHouse(app, { word: settings.houseWord, entrance, now })
  serveSchemas(app, guestOf)
  routes(app, {
    ...shared,
    turnOf,
    tables: allTables,
    metrics: counted,
    node: cluster.name,
    isStopping: () => stopped !== null || cluster.isCutOff,
  })
  const ownNames = { node: cluster.name, build: buildOf(parts.webRoot) }
  const board = noticeBoard(cluster.gossip, (notice) => sockets.tellAll({ kind: 'notice', notice }))
  const hub: Hub = {
    hello: () => ({
      ...hello(games, reachable()[0] ?? null),
      ...ownNames,
      ...(listsTables ? {} : { lobby: 'off' as const }),
    }),
    listsTables,
    notice: () => board.notice,
    tables: allTables,
    lobby: publicTables,
    tableQuota: tableQuota(
      {
        person: { atATime: settings.personTables, anHour: settings.personNewTables },
        address: { atATime: settings.addressTables, anHour: settings.addressNewTables },
      },
      bus,
      undefined,
      cluster.gossip,
    ),
    seatQuota: seatQuota({ person: settings.personSeats, address: settings.addressSeats }, bus, cluster.gossip),
    watcherLines: watcherLines(settings.watcherLines),
    bytes: byteBudget({
      person: 1e6 * settings.personDiskMegabytes,
      address: 1e6 * settings.addressDiskMegabytes,
    }),
    meter,
    reporter: logger,
    rate: settings.rate,
    guests: people,
    unread: unreadBook({ connection: 1_000_000, address: 1e6 * settings.addressUnreadMegabytes }),
    turnOf,
  }
  const whyBarred = (names: ReadonlySet<string>) => {
    const until = bars.until(names)
    return until === null ? null : barred(until, now()).reason
  }
  const sockets = socketRoute(app, { ...shared, hub, vouchFor, barred: whyBarred, hasToGo: () => cluster.isIsland })
  const meetings = openPeople(app, { ...shared, tables: allTables, sockets, now, reporter: logger })
  const stopWatching = cluster.subscribe(() => {
    // Whoever stays could do nothing here.
    if (cluster.isIsland) sockets.sendHome({ id: 'server.bye.restart' }, closeCodes.restart)
  })
  const sendAway = () => {
    for (const { who, until } of bars.list()) {
      sockets.sendAway((names) => who.some((name) => names.has(name)), barred(until, now()).reason)
    }
  }
  bars.changedElsewhere(sendAway)
  if (settings.adminToken !== null) {
    adminRoutes(app, {
      token: settings.adminToken,
      entrance,
      bars,
      deeds: await houseDeeds(store, { now, reporter: logger }),
      tables: allTables,
      nodes: cluster.nodes,
      figures: () => ({
        connections: sockets.size,
        tables: allTables.loaded,
        movesPerSecond: recent.movesPerSecond(),
        slowest: recent.slowest(),
        memory: process.memoryUsage.rss(),
        database: store.bytes(),
        databaseMost: 1e6 * settings.diskMegabytes,
      }),
      addresses: () => {
        const found = sockets.addresses().map(({ address, sockets: count }) => ({
          address,
          sockets: count,
          most: settings.addressConnections,
          isLimited:
            people.visitor(address, null).shortage() !== null || people.visitor(address, null).shutOutFor() > 0,
        }))
        return found
          .toSorted((one, other) => Number(other.isLimited) - Number(one.isLimited) || other.sockets - one.sockets)
          .slice(0, 50)
      },
      notice: () => board.notice,
      announce: board.announce,
      sendAway,
      now,
    })
  }
  await serveWebClient(app, parts.webRoot)
  void allTables.mendListings()
  const keeper = housekeeping({ store, bus, tables: allTables, awake, cluster, settings, now, reporter: logger })

  function reachable(): readonly string[] {
    const address = app.server.address()
    return reach(settings, typeof address === 'object' && address !== null ? address.port : settings.port)
  }

  async function stop(): Promise<void> {
    logger.info('stopping')
    keeper.stop()
    meetings.stop()
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
    awake.stop()
    stopWatching()
    await cluster.stop()
    await store.close()
    logger.info('stopped')
  }

  return {
    app,
    store,
    listen: () => app.listen({ host: settings.host, port: settings.port }),
    reachable,
    announce: board.announce,
    evict: () => allTables.evict(),
    wakeDue: () => allTables.wakeDue(),
    expire: () => keeper.expire(),
    forget: (table) => void allTables.forget(table),
    get lobbyReaders() {
      return publicTables.readers
    },
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}
