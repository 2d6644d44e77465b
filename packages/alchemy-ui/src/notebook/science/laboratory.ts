/** Something that is asked, known by its kind. */
export interface AnyInquiry {
  readonly kind: string
}

export type OfKind<Inquiry, Kind> = Extract<Inquiry, { readonly kind: Kind }>

export interface LaboratoryRequest<Inquiry> {
  readonly number: number
  readonly inquiry: Inquiry
}

export interface LaboratoryReply {
  readonly number: number
  readonly answer: unknown
  /** The question cannot be answered, by this worker or another. */
  readonly refused?: boolean
}

/** The part of a worker that is used here. */
export interface LaboratoryPort<Inquiry> {
  postMessage(ask: LaboratoryRequest<Inquiry>): void
  terminate(): void
}

/** Who hears what a worker says, or that it has failed. */
export interface Listener {
  told(answer: LaboratoryReply): void
  failed(): void
}

export interface Laboratory<Inquiry extends AnyInquiry, Answers extends Record<Inquiry['kind'], unknown>> {
  /** Rejected when nobody can answer, and when nobody wants to know any more. */
  ask<Kind extends Inquiry['kind']>(inquiry: OfKind<Inquiry, Kind>, signal?: AbortSignal): Promise<Answers[Kind]>
  /** Workers have failed: the page does the science itself, and answers more slowly meanwhile. */
  isByHand(): boolean
}

export interface LaboratoryOptions<Inquiry> {
  openWorker(listener: Listener): LaboratoryPort<Inquiry>
  /** The same science on the page itself, for browsers whose workers fail. */
  byHand(): Promise<{ answer(inquiry: Inquiry): unknown }>
}

/** A worker that says nothing for so long is dead: some browsers end one without a word when memory is short. */
export const patience = 20_000

/** So many workers may die one after the other without an answer before the page does without. */
const attempts = 2

/** Lets a laboratory hear a worker. */
export function heardBy(listener: Listener, worker: Worker): Worker {
  worker.addEventListener('message', ({ data }: MessageEvent<LaboratoryReply>) => listener.told(data))
  worker.addEventListener('error', () => listener.failed())
  return worker
}

/** The worker's side: one question after the other; one that cannot be answered does not end the worker. */
export function answering(answer: (inquiry: never) => unknown): void {
  addEventListener('message', ({ data: { number, inquiry } }: MessageEvent<LaboratoryRequest<never>>) => {
    const told = (): LaboratoryReply => {
      try {
        return { number, answer: answer(inquiry) }
      } catch {
        return { number, answer: null, refused: true }
      }
    }
    postMessage(told())
  })
}

interface Waiting<Inquiry> {
  readonly number: number
  readonly inquiry: Inquiry
  resolve(answer: unknown): void
  reject(reason: unknown): void
}

/**
 * Science in a worker that is started when it is first needed, and started anew when it dies. Questions are asked one
 * after the other, so that those which nobody wants to know any more are never asked.
 */
export function createLaboratory<Inquiry extends AnyInquiry, Answers extends Record<Inquiry['kind'], unknown>>({
  openWorker,
  byHand,
}: LaboratoryOptions<Inquiry>): Laboratory<Inquiry, Answers> {
  let port: LaboratoryPort<Inquiry> | null = null
  let deaths = 0
  let count = 0
  let asked: Waiting<Inquiry> | null = null
  let alarm: ReturnType<typeof setTimeout> | undefined
  const queue: Waiting<Inquiry>[] = []
  const isByHand = () => deaths >= attempts

  function settle(how: (waiting: Waiting<Inquiry>) => void): void {
    clearTimeout(alarm)
    const waiting = asked
    asked = null
    if (waiting !== null) how(waiting)
    goOn()
  }

  async function doByHand({ inquiry }: Waiting<Inquiry>): Promise<void> {
    try {
      const { answer } = await byHand()
      // Whatever was pressed is drawn first.
      await new Promise((resolve) => setTimeout(resolve))
      const found = answer(inquiry)
      settle(({ resolve }) => resolve(found))
    } catch (error) {
      settle(({ reject }) => reject(error))
    }
  }

  function opened(): LaboratoryPort<Inquiry> {
    const isCurrent = () => port === fresh
    const fresh: LaboratoryPort<Inquiry> = openWorker({
      told({ number, answer, refused = false }) {
        if (!isCurrent() || asked?.number !== number) return
        deaths = 0
        settle(({ resolve, reject }) => (refused ? reject(new Error('there is no answer')) : resolve(answer)))
      },
      failed: () => isCurrent() && died(),
    })
    return fresh
  }

  /** Whoever waits is asked for again: of a new worker, or of the page. */
  function died(): void {
    clearTimeout(alarm)
    deaths++
    port?.terminate()
    port = null
    if (asked !== null) queue.unshift(asked)
    asked = null
    goOn()
  }

  function goOn(): void {
    if (asked !== null) return
    const next = queue.shift()
    if (next === undefined) return
    asked = next
    if (isByHand()) return void doByHand(next)
    alarm = setTimeout(died, patience)
    try {
      port ??= opened()
      port.postMessage({ number: next.number, inquiry: next.inquiry })
    } catch {
      died()
    }
  }

  return {
    isByHand,
    ask: (inquiry, signal) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting<Inquiry> = {
          number: ++count,
          inquiry,
          resolve,
          reject,
        }
        signal?.addEventListener('abort', () => {
          const place = queue.indexOf(waiting)
          if (place >= 0) queue.splice(place, 1)
          reject(signal.reason)
        })
        queue.push(waiting)
        goOn()
      }),
  }
}
