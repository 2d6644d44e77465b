import { newGame } from '@athanor/alchemy'
import type { ReaderAction } from '@athanor/alchemy/reader'
import { quickChance } from '@athanor/kernel'
import type { Format } from '@athanor/messages'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './pages.ts'

/** A code with a golem, the same every time. */
export const golemCode = newGame(quickChance('reader screens'), 'golem').code

/** A device on which these buttons were pressed before. */
export async function rememberReader(page: Page, code: string, actions: readonly ReaderAction[]): Promise<void> {
  const session = { secret: 'ab'.repeat(32), variant: 'apprentice', beginning: { code }, actions }
  await page.addInitScript((text) => {
    if (localStorage.getItem('athanor.reader') === null) localStorage.setItem('athanor.reader', text)
  }, JSON.stringify(session))
}

type Ready = (page: Page, say: Format) => Promise<void>

function reader(name: string, actions: readonly ReaderAction[], ready: Ready, code = golemCode): Screen {
  return {
    name: `reader-${name}`,
    open: async (page, say) => {
      await rememberReader(page, code, actions)
      await page.goto('/reader')
      await ready(page, say)
    },
  }
}

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
}

async function passGate(page: Page, say: Format): Promise<void> {
  await page.getByRole('button', { name: say('reader.gate.press') }).click()
}

const mixed = (entry: 'test' | 'drink' | 'sell'): readonly ReaderAction[] => [
  { kind: 'open', entry },
  ...(entry === 'sell' ? ([{ kind: 'promise', potion: 'wisdom' }] as const) : []),
  { kind: 'add', ingredient: 'mandrakeRoot' },
  { kind: 'add', ingredient: 'ravensFeather' },
]
const confirm: ReaderAction = { kind: 'confirm' }
const final: ReaderAction = { kind: 'finalRound', on: true }
const master: ReaderAction = { kind: 'setVariant', variant: 'master' }
const demonstrated: readonly ReaderAction[] = [
  master,
  { kind: 'open', entry: 'debunk' },
  { kind: 'add', ingredient: 'scorpion' },
  { kind: 'add', ingredient: 'mandrakeRoot' },
  { kind: 'choosePotion', potion: 'insanity' },
]
const fed: readonly ReaderAction[] = [
  { kind: 'open', entry: 'researchGolem' },
  { kind: 'research', branch: 'golemTest' },
  { kind: 'add', ingredient: 'fern' },
]

/** Every kind of screen of the card reader. */
export const readerScreens: readonly Screen[] = [
  {
    name: 'reader-start',
    open: async (page, say) => {
      await page.goto('/reader')
      await heading(page, say('reader.start.codeTitle'))
    },
  },
  reader('home', [], (page, say) => heading(page, say('reader.home.question')), 'DEMO'),
  reader('home-final', [final], (page, say) => heading(page, say('reader.home.question'))),
  reader(
    'join',
    [],
    async (page, say) => {
      await page.getByRole('button', { name: say('reader.home.join') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    'DEMO',
  ),
  reader('promise', [{ kind: 'open', entry: 'sell' }], (page, say) => heading(page, say('reader.sell.title'))),
  reader('gate', mixed('test'), (page, say) => heading(page, say('reader.gate.title'))),
  reader('ingredients', mixed('sell'), async (page, say) => {
    await passGate(page, say)
    await heading(page, say('alchemy.reader.sell'))
  }),
  reader(
    'camera',
    [
      { kind: 'setSelection', selection: 'camera' },
      { kind: 'open', entry: 'drink' },
    ],
    async (page, say) => {
      await passGate(page, say)
      // The browser of the journeys has none.
      await expect(page.getByText(say('reader.camera.failed', { failure: 'missing' }))).toBeVisible()
    },
  ),
  reader('scanned', [{ kind: 'setSelection', selection: 'camera' }, ...mixed('sell')], async (page, say) => {
    await passGate(page, say)
    await expect(page.getByText(say('reader.camera.check', { count: 2 }))).toBeVisible()
  }),
  {
    name: 'reader-deck',
    open: async (page, say) => {
      await page.goto('/reader/deck')
      await heading(page, say('reader.deck.title'))
    },
  },
  reader('potion', [...mixed('drink'), confirm], (page, say) => potion(page, say)),
  reader('quality', [...mixed('sell'), confirm], (page, say) =>
    expect(page.getByRole('list', { name: say('reader.result.ladder') })).toBeVisible(),
  ),
  reader('research', [{ kind: 'open', entry: 'researchGolem' }], (page, say) =>
    heading(page, say('alchemy.reader.researchGolem')),
  ),
  reader('golem-test', [...fed, confirm], async (page, say) => {
    await passGate(page, say)
    await expect(page.getByText(say('reader.result.todoApproval'))).toBeVisible()
  }),
  reader('debunk-sign', [{ kind: 'open', entry: 'debunk' }], (page, say) =>
    heading(page, say('alchemy.reader.debunk')),
  ),
  reader('debunk-potion', demonstrated, (page, say) => heading(page, say('alchemy.reader.debunk'))),
  reader('explain', demonstrated, async (page, say) => {
    await page.getByRole('button', { name: say('reader.debunk.continue') }).click()
    await heading(page, say('reader.explain.title'))
  }),
  reader('theories', demonstrated, async (page, say) => {
    await page.getByRole('button', { name: say('reader.debunk.continue') }).click()
    await page.getByText(say('reader.explain.theories')).click()
    for (const alchemical of ['pnP', 'NNN'] as const) {
      await page
        .getByRole('button', { name: say(`alchemy.alchemical.${alchemical}`) })
        .last()
        .click()
    }
    await page.getByText(say('reader.explain.reckonArticles')).click()
    const article = page.getByRole('group', { name: say('alchemy.article.on', { colour: 'blue' }) })
    for (const place of [0, 2, 6, 7, 6, 7]) await article.getByRole('button').nth(place).click()
  }),
  reader('ask-answers', [final, { kind: 'showAnswers' }], (page, say) => heading(page, say('reader.answers.askTitle'))),
  reader('answers', [final, { kind: 'showAnswers' }, confirm], (page, say) =>
    heading(page, say('reader.answers.title')),
  ),
  reader(
    'history',
    [...mixed('sell'), confirm, { kind: 'back' }, ...demonstrated, confirm, { kind: 'back' }],
    async (page, say) => {
      await page.getByRole('button', { name: say('reader.home.history') }).click()
      await page.getByRole('textbox', { name: say('reader.history.code') }).fill(golemCode)
      await page.getByRole('button', { name: say('reader.history.show') }).click()
      await expect(page.getByRole('button', { name: say('reader.history.save') })).toBeVisible()
    },
  ),
  ...[false, true].map(
    (isEmpty): Screen => ({
      name: isEmpty ? 'reader-board-empty' : 'reader-board',
      open: async (page, say) => {
        await rememberReader(page, golemCode, [])
        await page.goto('/reader/board')
        await passGate(page, say)
        await page.getByRole('button', { name: say('reader.board.fromGame') }).click()
        if (isEmpty) await page.getByRole('switch', { name: say('reader.board.empty') }).check()
        await heading(page, say('reader.board.title'))
      },
    }),
  ),
]

async function potion(page: Page, say: Format): Promise<void> {
  await expect(page.getByText(say('reader.result.todoCards'))).toBeVisible()
}
