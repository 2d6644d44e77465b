import { formatter } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'

// The audit keeps this family complete (tools/words/messageFamilies.ts).
const readerLabels = [
  'test',
  'drink',
  'sell',
  'debunk',
  'exhibit',
  'library',
  'researchGolem',
  'golemTest',
  'animate',
  'finalRound',
  'showAnswers',
] as const

/** Without the spaces at which no line is broken. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

const english = formatter('en')
const russian = formatter('ru')

describe('the labels of the card reader', () => {
  it('AR-70, G-286 are the English ones of the rulebook where it has them', () => {
    const labels = [
      'test',
      'drink',
      'debunk',
      'exhibit',
      'finalRound',
      'researchGolem',
      'golemTest',
      'animate',
    ] as const
    expect(labels.map((label) => english(`alchemy.reader.${label}`))).toEqual([
      'Test on Student',
      'Drink Potion',
      'Debunk Theory',
      'Exhibit Potion',
      'Final Round',
      'Research Golem',
      'Test Golem',
      'Animate Golem',
    ])
  })

  it('AR-70 are translated into Russian, each for itself, and the final round is not called a look at boards', () => {
    const translated = readerLabels.map((label) => russian(`alchemy.reader.${label}`))
    expect(new Set(translated).size).toBe(readerLabels.length)
    for (const text of translated) expect(text).toMatch(/^[А-ЯЁ][а-яё \u00a0]+$/)
    expect(russian('alchemy.reader.finalRound')).toBe('Последний раунд')
    expect(translated.join(' ')).not.toContain('планшет')
  })

  it('AR-70 are the Russian ones of the official app where it has them', () => {
    const said = (['test', 'drink', 'debunk', 'exhibit', 'showAnswers'] as const).map((label) =>
      russian(`alchemy.reader.${label}`),
    )
    const pressed = (['newGame', 'continue', 'codeTitle'] as const).map((label) => russian(`reader.start.${label}`))
    const levels = (['apprentice', 'master'] as const).map((variant) => russian('reader.start.variantOf', { variant }))
    expect([...said, ...pressed, ...levels, russian('reader.input.confirm')].map(plain)).toEqual([
      'Тест на студенте',
      'Испытайте на себе',
      'Опровержение',
      'Создать зелье',
      'Посмотреть ответы',
      'Начать новую игру',
      'Продолжить игру',
      'Введите код игры',
      'уровень ученика',
      'уровень магистра',
      'Проверить',
    ])
  })
})
