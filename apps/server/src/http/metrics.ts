import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ClusterNode } from '../cluster/cluster.ts'
import type { Meter } from '../meter.ts'

export interface Metrics {
  readonly meter: Meter
  text(): Promise<string>
  readonly contentType: string
}

export interface Gauges {
  connections(): number
  tables(): number
  /** Bots that wait for a thread. */
  botsWaiting(): number
  /** Servers of the club that live, this one included. */
  nodes(): readonly ClusterNode[]
}

const secondBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** The server's numbers in the form that Prometheus reads. Nothing in them names a table or a person. */
export function metrics(gauges: Gauges): Metrics {
  const registers = [new Registry()]
  const [registry] = registers
  if (registry === undefined) throw new TypeError('there is no registry')
  collectDefaultMetrics({ register: registry })

  const commands = new Histogram({
    name: 'athanor_command_seconds',
    help: 'Time from reading a command to answering it',
    labelNames: ['kind', 'outcome'],
    buckets: secondBuckets,
    registers,
  })
  const moves = new Counter({ name: 'athanor_moves_total', help: 'Moves made', labelNames: ['by'], registers })
  const conflicts = new Counter({
    name: 'athanor_conflicts_total',
    help: 'Appends that another node was faster with',
    registers,
  })
  const botMoves = new Histogram({
    name: 'athanor_bot_seconds',
    help: 'Time that bots thought',
    labelNames: ['bot', 'outcome'],
    buckets: secondBuckets,
    registers,
  })
  const botWaits = new Histogram({
    name: 'athanor_bot_wait_seconds',
    help: 'Time that bots waited in line before they thought',
    buckets: secondBuckets,
    registers,
  })
  const sent = new Counter({ name: 'athanor_sent_bytes_total', help: 'Text sent over sockets', registers })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('athanor_connections', 'Open sockets', () => gauges.connections())
  gauge('athanor_tables_loaded', 'Tables in memory', () => gauges.tables())
  gauge('athanor_bots_waiting', 'Bots in line for a thread', () => gauges.botsWaiting())
  gauge('athanor_nodes', 'Servers of the club that live, as this one knows', () => gauges.nodes().length)
  gauge('athanor_node_hears', 'Whether this server hears what happens on the others', () =>
    Number(gauges.nodes().some(({ isOwn, hears }) => isOwn && hears)),
  )

  return {
    meter: {
      command: (kind, outcome, seconds) => commands.observe({ kind, outcome }, seconds),
      move: (by) => moves.inc({ by }),
      conflict: () => conflicts.inc(),
      botMove: (bot, outcome, seconds) => botMoves.observe({ bot, outcome }, seconds),
      botWaited: (seconds) => botWaits.observe(seconds),
      sent: (bytes) => sent.inc(bytes),
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
