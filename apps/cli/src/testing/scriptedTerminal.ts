import type { Terminal, TerminalAnswer, TerminalQuestion } from '../terminal/terminal.ts'

export interface ScriptedTerminal extends Terminal {
  /** Everything that was on the screen, page by page; questions are part of their page. */
  readonly pages: readonly string[]
  readonly questions: readonly TerminalQuestion[]
}

/** A terminal whose player is a function. Questions that are asked with no open choice are a mistake of the program. */
export function scriptedTerminal(
  answer: (question: TerminalQuestion, page: string) => TerminalAnswer,
  size: Terminal['size'] = { columns: 80, rows: 24 },
): ScriptedTerminal {
  const pages: string[] = ['']
  const questions: TerminalQuestion[] = []
  const add = (text: string) => {
    pages[pages.length - 1] += `${text}\n`
  }
  const show = (lines: readonly string[]) => {
    pages.push('')
    add(lines.join('\n'))
  }
  return {
    pages,
    questions,
    size,
    show,
    wipe: show,
    print: (lines) => {
      add(lines.join('\n'))
    },
    ask: async (question) => {
      questions.push(question)
      add(question.message)
      for (const { label, hint } of question.choices) add(hint === undefined ? label : `${label} (${hint})`)
      if (question.choices.every((choice) => choice.disabled === true)) throw new TypeError('nothing can be chosen')
      return answer(question, pages.at(-1) ?? '')
    },
    wait: async () => undefined,
  }
}

/** The choice with this text in its label. */
export function choose(question: TerminalQuestion, text: string): TerminalAnswer {
  const index = question.choices.findIndex(({ label, disabled }) => label.includes(text) && disabled !== true)
  if (index < 0) throw new RangeError(`nothing to choose with “${text}” in: ${question.message}`)
  return { kind: 'choice', index }
}
