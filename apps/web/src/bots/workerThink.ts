import type { BotAnswer, BotQuestion, Think } from '../table/think.ts'

export interface BotRequest {
  readonly number: number
  readonly question: BotQuestion
}

export interface BotReply extends BotAnswer {
  readonly number: number
}

/** The part of a worker that is used here. */
export interface BotPort {
  postMessage(request: BotRequest): void
  onmessage: ((event: { readonly data: BotReply }) => void) | null
  onerror: ((event: unknown) => void) | null
  terminate(): void
}

export interface WorkerThinkOptions {
  openWorker(): BotPort
  /** A legal move for a bot that crashed or did not answer in time: a table must never stand still. */
  fallback(question: BotQuestion): unknown
  readonly patience: number
}

/** Bots in a worker that is started when it is first needed, and started anew when it fails. */
export function workerThink({ openWorker, fallback, patience }: WorkerThinkOptions): Think {
  let port: BotPort | null = null
  let count = 0
  const waiting = new Map<number, (answer: BotAnswer | null) => void>()
  const open = () => {
    const opened = openWorker()
    opened.onmessage = ({ data }) => waiting.get(data.number)?.(data)
    opened.onerror = () => giveUp()
    return opened
  }
  /** Ends the worker; everybody who waits for it gets the fallback. */
  const giveUp = () => {
    port?.terminate()
    port = null
    for (const answer of waiting.values()) answer(null)
  }
  return (question) =>
    new Promise((resolve) => {
      const number = ++count
      const alarm = setTimeout(giveUp, patience)
      waiting.set(number, (answer) => {
        clearTimeout(alarm)
        waiting.delete(number)
        const isAnswer = answer !== null && (answer.action ?? null) !== null
        resolve(isAnswer ? answer : { action: fallback(question), cutShort: answer === null })
      })
      port ??= open()
      port.postMessage({ number, question })
    })
}
