/** What the browser must write down so that tasks and their parts can be told apart. */
export const traceCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] as const

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** The same on the thread's own clock, which stands while other programs have the processor. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** One turn of a page's main thread. */
export interface Task {
  /** Milliseconds since the trace began. */
  readonly at: number
  readonly length: number
  /** The part of it that other programs did not take. */
  readonly own: number
  /** Milliseconds by what was done, counted once: without what was done inside it. */
  readonly parts: Readonly<Record<string, number>>
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
  MinorGC: 'memory',
  MajorGC: 'memory',
}

/** The tasks of the busiest page in a trace, in the order in which they ran. */
export function tasksOf(trace: Buffer): readonly Task[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] }
  const pages = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const perPage = pages.map(({ pid, tid }) => {
    const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    return tasksOfThread(own)
  })
  const busy = (tasks: readonly Task[]) => tasks.reduce((sum, { length }) => sum + length, 0)
  return perPage.toSorted((a, b) => busy(b) - busy(a))[0] ?? []
}

function tasksOfThread(events: readonly TraceEvent[]): readonly Task[] {
  const sorted = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const begin = sorted[0]?.ts ?? 0
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
