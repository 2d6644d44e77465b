/** What the browser must write down so that tasks and their parts can be told apart. */
export const traceCategories = ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'] as const

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** The same on the thread's own clock, which stands while other programs have the processor. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly detail?: string } & Partial<Heard> }
}

/** What the browser tells of an event; both times in milliseconds by the page's clock. */
interface Heard {
  readonly type: string
  readonly timeStamp: number
  /** When the page had handed over the picture that answers it. */
  readonly commitFinishTime: number
}

/** One turn of a page's main thread. */
export interface TraceTask {
  /** Milliseconds since the trace began. */
  readonly at: number
  readonly length: number
  /** The part of it that other programs did not take. */
  readonly own: number
  readonly parts: Parts
}

/** Milliseconds by what was done, counted once: without what was done inside it. */
export type Parts = Readonly<Record<string, number>>

/** A moment that the page noted by `performance.mark`. */
export interface TraceMark {
  readonly at: number
  readonly name: string
  readonly detail: string
}

export interface Trace {
  /** In the order in which they ran. */
  readonly tasks: readonly TraceTask[]
  readonly marks: readonly TraceMark[]
  readonly presses: readonly Press[]
}

/** From an event of the pointer until the page has made its picture, in milliseconds since the trace began. */
interface Press {
  readonly at: number
  readonly until: number
}

const parts: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.callFunction': 'script',
  'v8.run': 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  HandlePostMessage: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layers',
  UpdateLayer: 'layers',
  Commit: 'commit',
  HitTest: 'pointing',
  MinorGC: 'memory',
  MajorGC: 'memory',
}

/** The busiest page in a trace. */
export function readTrace(trace: Buffer): Trace {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] }
  const pages = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const read = pages.map(({ pid, tid }) =>
    readThread(traceEvents.filter((event) => event.pid === pid && event.tid === tid)),
  )
  const busy = ({ tasks }: Trace) => tasks.reduce((sum, { length }) => sum + length, 0)
  return read.toSorted((a, b) => busy(b) - busy(a))[0] ?? { tasks: [], marks: [], presses: [] }
}

function readThread(events: readonly TraceEvent[]): Trace {
  const lasting = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const begin = lasting[0]?.ts ?? 0
  const marks = events
    .filter(({ cat, ph }) => cat.includes('blink.user_timing') && ph !== 'X')
    .map(({ ts, name, args }) => ({ at: (ts - begin) / 1000, name, detail: args?.data?.detail ?? '' }))
  const presses = events.flatMap(({ name, ph, ts, args }) => {
    const { type = '', timeStamp, commitFinishTime } = args?.data ?? {}
    if (name !== 'EventTiming' || ph !== 'b' || !pressing.has(type)) return []
    if (timeStamp === undefined || commitFinishTime === undefined) return []
    const at = (ts - begin) / 1000
    return [{ at, until: at + commitFinishTime - timeStamp }]
  })
  return { tasks: tasksOf(lasting, begin), marks: marks.toSorted((a, b) => a.at - b.at), presses }
}

const pressing: ReadonlySet<string> = new Set(['pointerdown', 'pointerup', 'click'])

/** All that the page did for the slowest event of a press, from its moment until its picture was made, in parts. */
export function workOf({ tasks, presses }: Trace, from = 0, to = Number.POSITIVE_INFINITY): Parts {
  const lasting = ({ at, until }: Press) => until - at
  const within = presses.filter(({ at }) => at >= from && at < to)
  const { at: begun = 0, until: done = 0 } = within.toSorted((a, b) => lasting(b) - lasting(a))[0] ?? {}
  const work: Record<string, number> = {}
  for (const task of tasks) {
    if (task.at + task.length < begun || task.at >= done) continue
    for (const [part, time] of Object.entries(task.parts)) work[part] = (work[part] ?? 0) + time
  }
  return work
}

function tasksOf(sorted: readonly TraceEvent[], begin: number): readonly TraceTask[] {
  const tasks: { at: number; length: number; own: number; parts: Record<string, number> }[] = []
  let end = Number.NEGATIVE_INFINITY
  const open: { end: number; part: string }[] = []
  for (const { name, ts, dur = 0, tdur = dur } of sorted) {
    if (ts >= end) {
      if (name !== 'ThreadControllerImpl::RunTask' && name !== 'RunTask') continue
      end = ts + dur
      open.length = 0
      tasks.push({ at: (ts - begin) / 1000, length: dur / 1000, own: tdur / 1000, parts: {} })
      continue
    }
    const part = parts[name]
    const task = tasks.at(-1)
    if (part === undefined || task === undefined) continue
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop()
    const outer = open.at(-1)
    if (outer !== undefined) task.parts[outer.part] = (task.parts[outer.part] ?? 0) - tdur / 1000
    task.parts[part] = (task.parts[part] ?? 0) + tdur / 1000
    open.push({ end: ts + dur, part })
  }
  return tasks
}

/** What ran from one mark to the next; the task in which a mark was set belongs to it. */
export interface Stretch {
  readonly mark: TraceMark
  readonly tasks: readonly TraceTask[]
}

export function stretchesOf({ tasks, marks }: Trace): readonly Stretch[] {
  return marks.map((mark, number) => {
    const next = marks[number + 1]?.at ?? Number.POSITIVE_INFINITY
    const isOf = ({ at, length }: TraceTask) => at + length > mark.at && !(at + length > next)
    return { mark, tasks: tasks.filter(isOf) }
  })
}

/** The one task of the page that took longest; none when there was none. */
export function longestOf(tasks: readonly TraceTask[]): readonly TraceTask[] {
  return tasks
    .filter(isOfPage)
    .toSorted((a, b) => b.own - a.own)
    .slice(0, 1)
}

/** Whoever drives the browser looks for things on the page too, by script that belongs to none of its parts. */
function isOfPage({ own, parts: known }: TraceTask): boolean {
  return Object.values(known).reduce((sum, time) => sum + time, 0) > own / 4
}
