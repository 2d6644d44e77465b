import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Break } from './break.ts'
import type { JudgeAnswer, JudgeQuestion } from './judge.ts'
import { scratchCopy } from './scratch.ts'
import type { BreakVerdict, KnownTests } from './trial.ts'

/** A judge and the scratch copy it works in. After a test that hangs, both are replaced. */
export interface Court {
  baseline(
    folders: readonly string[],
  ): Promise<{ readonly known: readonly KnownTests[]; readonly failed: readonly string[] }>
  judge(mistake: Break, known: readonly KnownTests[], limit: number): Promise<BreakVerdict>
  close(): void
}

interface Session {
  readonly child: ChildProcess
  readonly remove: () => void
}

export function newCourt(): Court {
  let session: Session | null = null
  let asked = 0

  const close = () => {
    session?.child.kill('SIGKILL')
    session?.remove()
    session = null
  }

  /** A judge that has said that it is ready. */
  const open = async (): Promise<ChildProcess> => {
    if (session !== null) return session.child
    const { root, remove } = scratchCopy()
    const child = fork(join(import.meta.dirname, 'judge.ts'), [root], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    session = { child, remove }
    await answerTo(child, 0)
    return child
  }

  const ask = async (question: Omit<JudgeQuestion, 'number'>): Promise<JudgeAnswer> => {
    const child = await open()
    const number = ++asked
    const answer = answerTo(child, number)
    child.send({ ...question, number })
    return answer
  }

  return {
    async baseline(folders) {
      const answer = await ask({ ask: 'baseline', folders } as Omit<JudgeQuestion, 'number'>)
      if (!('known' in answer)) throw new TypeError('a judge answered another question')
      return answer
    },
    async judge(mistake, known, limit) {
      const answer = ask({ ask: 'judge', mistake, known } as Omit<JudgeQuestion, 'number'>)
      const told = await within(answer, limit)
      if (told === null) {
        close()
        return { caught: 'other', by: `a test that did not end within ${limit / 1000} s` }
      }
      if (!('verdict' in told)) throw new TypeError('a judge answered another question')
      return told.verdict
    },
    close,
  }
}

function answerTo(child: ChildProcess, number: number): Promise<JudgeAnswer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a judge ended with ${code}`))
    const listen = (answer: JudgeAnswer) => {
      if (answer.number !== number) return
      child.off('message', listen)
      child.off('exit', ended)
      resolve(answer)
    }
    child.on('message', listen)
    child.once('exit', ended)
  })
}

async function within<Result>(work: Promise<Result>, limit: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit)
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
