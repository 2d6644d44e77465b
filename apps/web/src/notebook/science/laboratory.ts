/** Something that is asked, known by its kind. */
interface AnyInquiry {
  readonly kind: string
}

type OfKind<Inquiry, Kind> = Extract<Inquiry, { readonly kind: Kind }>

export interface Ask<Inquiry> {
  readonly number: number
  readonly inquiry: Inquiry
}

export interface Told {
  readonly number: number
  readonly answer: unknown
}

/** The part of a worker that is used here. */
export interface LaboratoryPort<Inquiry> {
  postMessage(ask: Ask<Inquiry>): void
}

/** Who hears what a worker says, or that it has failed. */
export interface Listener {
  told(answer: Told): void
  failed(): void
}

export interface Laboratory<Inquiry extends AnyInquiry, Answers extends Record<Inquiry['kind'], unknown>> {
  ask<Kind extends Inquiry['kind']>(inquiry: OfKind<Inquiry, Kind>): Promise<Answers[Kind]>
}

export interface LaboratoryOptions<Inquiry> {
  openWorker(listener: Listener): LaboratoryPort<Inquiry>
  /** The same science on the page itself, for browsers whose workers fail. */
  byHand(): Promise<{ answer(inquiry: Inquiry): unknown }>
}

/** Lets a laboratory hear a worker. */
export function heardBy(listener: Listener, worker: Worker): Worker {
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => listener.told(data))
  worker.addEventListener('error', () => listener.failed())
  return worker
}

/** Science in a worker that is started when it is first needed. */
export function createLaboratory<Inquiry extends AnyInquiry, Answers extends Record<Inquiry['kind'], unknown>>({
  openWorker,
  byHand,
}: LaboratoryOptions<Inquiry>): Laboratory<Inquiry, Answers> {
  let port: LaboratoryPort<Inquiry> | null = null
  let broken = false
  let count = 0
  const waiting = new Map<number, { readonly inquiry: Inquiry; resolve(answer: unknown): void }>()

  async function doByHand(inquiry: Inquiry): Promise<unknown> {
    const { answer } = await byHand()
    return answer(inquiry)
  }

  const listener: Listener = {
    told({ number, answer }) {
      waiting.get(number)?.resolve(answer)
      waiting.delete(number)
    },
    // Whoever waits is served on the page, and so is everybody after.
    failed() {
      broken = true
      for (const { inquiry, resolve } of waiting.values()) void doByHand(inquiry).then(resolve)
      waiting.clear()
    },
  }

  return {
    ask: (inquiry) =>
      new Promise((resolve) => {
        if (broken) {
          void doByHand(inquiry).then(resolve as (answer: unknown) => void)
          return
        }
        const number = ++count
        waiting.set(number, { inquiry, resolve })
        port ??= openWorker(listener)
        port.postMessage({ number, inquiry })
      }),
  }
}
