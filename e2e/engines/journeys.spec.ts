import { writeFileSync } from 'node:fs'
import { type Browser, expect } from '@playwright/test'
import { guestOf } from '../support/guest.ts'
import { Player } from '../support/player.ts'
import { unfoldSettings } from '../support/setup.ts'
import { test } from './engineTest.ts'
import type { WantedElement } from './inPage.ts'
import { difference } from './pictures.ts'
import { relayTo } from './relay.ts'
import type { Visitor } from './visitor.ts'

/** The settings of somebody who was here before. */
const known = { pace: 'quick', hints: false } as const

const tray = '#decision'
const go: WantedElement = { role: 'button', within: tray, last: true }

/** A game on the shelf, what lies on its table, and an answer to the first thing that is asked. */
interface Entry {
  readonly game: 'compendium' | 'alchemists' | 'apprentices'
  readonly board: 'web.compendium.board' | 'web.alchemists.board' | 'web.apprentices.tables'
  readonly answer: (visitor: Visitor) => Promise<void>
}

const alchemist: Entry = {
  game: 'compendium',
  board: 'web.compendium.board',
  async answer(visitor) {
    const { say } = visitor
    const draw: WantedElement = { role: 'button', name: say('web.compendium.draw', { count: 2 }), within: tray }
    await visitor.see(draw)
    if ((await visitor.find(draw)).place !== 'is disabled') {
      await visitor.press(draw)
      await visitor.see({ role: 'heading', name: say('web.compendium.drawTitle') })
    } else {
      // Whoever begins makes a potion.
      await visitor.press({ role: 'button', name: `…${say('web.compendium.sayCreate')}…` })
      await visitor.see({ role: 'heading', name: say('web.compendium.newPotion') })
      await visitor.press({ role: 'radio', within: tray, last: true })
      for (let cube = 0; cube < 5 && (await visitor.find(go)).place === 'is disabled'; cube++) {
        await visitor.press({ role: 'button', within: `${tray} fieldset` })
      }
    }
    await visitor.press(go)
  },
}

const alchemists: Entry = {
  game: 'alchemists',
  board: 'web.alchemists.board',
  async answer(visitor) {
    await visitor.press({ role: 'radio', within: '[data-decision]' })
    await visitor.press(go)
  },
}

const apprentices: Entry = {
  game: 'apprentices',
  board: 'web.apprentices.tables',
  // A fifth die is chosen by pressing it.
  answer: (visitor) =>
    visitor.press({ role: 'button', within: `[aria-label="${visitor.say('web.apprentices.fifthDice')}"]` }),
}

const entries = [alchemist, alchemists, apprentices]

/** From the lobby to a table at which the visitor is asked. */
async function playNow(visitor: Visitor, { game, board }: Entry): Promise<void> {
  const { say } = visitor
  await visitor.press({ role: 'radio', name: `${say(`${game}.shelf.title`)}…` })
  await visitor.press({ role: 'button', name: say('web.lobby.start') })
  await visitor.see({ role: 'list', name: say(board) })
  await untilAsked(visitor)
}

async function untilAsked(visitor: Visitor): Promise<void> {
  await visitor.see({ role: 'heading', name: visitor.say('web.table.yourTurn'), within: tray })
}

/** What is asked, and what has happened. */
function moment(visitor: Visitor): Promise<string> {
  return visitor.window.run(() =>
    [...document.querySelectorAll('#decision, #log')].map(({ textContent }) => textContent).join(),
  )
}

async function answer(visitor: Visitor, entry: Entry): Promise<void> {
  const before = await moment(visitor)
  await entry.answer(visitor)
  await visitor.until('an answer that was taken', async () => (await moment(visitor)) !== before)
}

test('the lobby, in Russian by daylight, and so after a reload', async ({ visitor }) => {
  const { say } = visitor
  await visitor.open('/')
  await visitor.see({ role: 'heading', name: say('web.lobby.welcome') })
  await visitor.press({ role: 'button', name: say('web.common.toLight') })
  await visitor.press({ role: 'button', name: 'РУ Русский' })
  for (const visit of ['first', 'second']) {
    if (visit === 'second') await visitor.reload()
    await visitor.until('a Russian page by daylight', () =>
      visitor.window.run(() => {
        const { lang, dataset } = document.documentElement
        return lang === 'ru' && dataset['theme'] === 'light' && document.querySelector('h1') !== null
      }),
    )
  }
})

for (const entry of entries) {
  test(`${entry.game}: from the lobby to the table, one answer, and on after a reload`, async ({ visitor }) => {
    await visitor.remember(known)
    await visitor.open('/')
    await playNow(visitor, entry)
    await answer(visitor, entry)
    await visitor.reload()
    await visitor.see({ role: 'list', name: visitor.say(entry.board) })
  })
}

test('Alchemists, begun again and again: nothing of the lobby stays painted, and the log lies beside the notebook', async ({
  visitor,
  page,
}, info) => {
  await visitor.remember(known)
  for (let start = 1; start <= 4; start++) {
    await visitor.open('/')
    await playNow(visitor, alchemists)
    // The notebook comes later, and what it advises and what the table calculates later still.
    await seeWorlds(visitor, 40_320)
    await visitor.see({ role: 'listitem', within: `#notebook [aria-label="${visitor.say('notebook.advice.title')}"]` })
    await visitor.until('nothing that is calculated', () =>
      visitor.window.run(() => document.querySelector('[aria-busy=true]') === null),
    )
    const over = await visitor.window.run(() => {
      const [notebook, log] = ['#notebook', '#log'].map((part) => document.querySelector(part)?.getBoundingClientRect())
      if (notebook === undefined || log === undefined) return Number.POSITIVE_INFINITY
      const across = Math.min(notebook.right, log.right) - Math.max(notebook.left, log.left)
      const down = Math.min(notebook.bottom, log.bottom) - Math.max(notebook.top, log.top)
      return Math.min(across, down)
    })
    expect(over, `start ${start}: the log and the notebook lie over each other`).toBeLessThanOrEqual(1)
    const shown = await still(visitor, page)
    await visitor.window.run(() => {
      const scrolled = [...document.querySelectorAll('*')].map((part) => [part, part.scrollTop] as const)
      // What is hidden and shown again is painted anew.
      document.body.style.display = 'none'
      document.body.getBoundingClientRect()
      document.body.style.display = ''
      for (const [part, top] of scrolled) part.scrollTop = top
    })
    const anew = await still(visitor, page)
    const painted = await difference(page, shown, anew)
    for (const [name, picture] of Object.entries({ shown, anew }))
      writeFileSync(info.outputPath(`${name}.png`), picture)
    expect(painted, `start ${start}: the share of the picture that was of another page`).toBeLessThan(0.005)
  }
})

/** A picture of the page when nothing moves on it any more. */
async function still(visitor: Visitor, page: Parameters<typeof difference>[0]): Promise<Buffer> {
  let last = await visitor.window.picture()
  await visitor.until('a page that stands still', async () => {
    const next = await visitor.window.picture()
    const moved = await difference(page, last, next)
    last = next
    return moved < 0.0005
  })
  return last
}

test('a lesson of the school', async ({ visitor }) => {
  const { say } = visitor
  await visitor.open('/')
  await visitor.press({ role: 'link', name: `${say('web.lobby.firstTime')}…` })
  await visitor.press({
    role: 'link',
    name: `…${say('school.firstMix.title')}…`,
  })
  for (const ingredient of ['mushroom', 'toad'] as const) {
    await visitor.press({ role: 'button', name: say(`alchemy.ingredient.${ingredient}`) })
  }
  await visitor.see({ role: 'text', name: say('school.firstMix.mixed') })
  await visitor.press({ role: 'button', name: say('school.lesson.next') })
  await visitor.see({ role: 'text', name: say('school.firstMix.noted') })
  await visitor.press({ role: 'button', name: say('school.lesson.next') })
  await visitor.press({ role: 'button', name: say('alchemy.potion.wisdom') })
  await visitor.press({ role: 'button', name: say('school.lesson.finish') })
  await visitor.see({ role: 'text', name: `…${say('school.lesson.ended')}…` })
})

test('the card reader: two cards, an answer, and the same game after a reload', async ({ visitor }) => {
  const { say } = visitor
  await visitor.open('/reader')
  await ask(visitor)
  const code = await shownCode(visitor)
  await visitor.reload()
  await visitor.see({ role: 'heading', name: say('reader.home.question') })
  expect(await shownCode(visitor)).toBe(code)
})

/** From the first screen of the reader to an answer that was read. */
async function ask(visitor: Visitor): Promise<void> {
  const { say } = visitor
  await visitor.press({ role: 'button', name: say('reader.start.newGame') })
  await visitor.press({ role: 'button', name: `${say('alchemy.reader.test')}…` })
  await visitor.press({ role: 'button', name: say('reader.gate.press') })
  for (const ingredient of ['fern', 'scorpion'] as const) {
    await visitor.press({ role: 'button', name: say(`alchemy.ingredient.${ingredient}`) })
  }
  await visitor.press({ role: 'button', name: say('reader.input.confirm') })
  await visitor.press({ role: 'button', name: say('reader.result.done') })
  await visitor.see({ role: 'heading', name: say('reader.home.question') })
}

async function shownCode(visitor: Visitor): Promise<string> {
  const code = await visitor.window.run(
    (label) => document.querySelector(`[aria-label="${label}"] .visually-hidden`)?.textContent ?? '',
    visitor.say('reader.home.code'),
  )
  expect(code).not.toBe('')
  return code
}

/** The notebook, told on this device that it may work out what follows. */
async function openNotebook(visitor: Visitor): Promise<void> {
  const { say } = visitor
  await visitor.open('/notebook')
  await visitor.press({ role: 'button', name: say('notebook.aid.offer', { aid: 'consequences' }) })
  await seeWorlds(visitor, 40_320)
}

/** How many worlds the notebook counts, which its own thread of the browser does. */
function seeWorlds(visitor: Visitor, worlds: number): Promise<string> {
  return visitor.see({ role: 'text', name: visitor.say('notebook.sheet.worlds', { worlds }) })
}

test('the notebook: a fact leaves fewer worlds, and is there after a reload', async ({ visitor }) => {
  const { say } = visitor
  await openNotebook(visitor)
  const form = `[aria-label="${say('notebook.page.write')}"]`
  for (const name of [say('alchemy.ingredient.mushroom'), say('alchemy.ingredient.toad')]) {
    const second = name === say('alchemy.ingredient.toad')
    await visitor.press({ role: 'radio', name, within: form, ...(second ? { last: true } : {}) })
  }
  await visitor.press({ role: 'radio', name: say('alchemy.potion.healing'), within: form })
  await visitor.press({ role: 'button', name: say('notebook.page.add') })
  await seeWorlds(visitor, 5760)
  await visitor.reload()
  await seeWorlds(visitor, 5760)
})

/** Somebody with Chromium opens a table for two and moves first; the link to it. */
async function hostWith(browser: Browser) {
  const host = await guestOf(browser, 'Ann')
  const { page } = host
  const player = new Player(page)
  const { say } = player
  await page.goto('/new')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await unfoldSettings(page, say)
  await page.getByRole('radio', { name: say('compendium.option.firstPlayer.seat1') }).check()
  await page.getByRole('button', { name: say('web.setup.open') }).click()
  const link = await page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  return { ...host, player, path: new URL(link).pathname + new URL(link).hash }
}

test('one table for two, against Chromium, with a reload in the middle', async ({ visitor, browser }) => {
  const { say } = visitor
  const host = await hostWith(browser)
  await visitor.remember({ ...known, name: 'Bob' })
  await visitor.open(host.path)
  await visitor.press({ role: 'button', name: say('web.room.sit') })
  await host.page.getByRole('button', { name: say('web.room.start') }).click()
  for (let turn = 0; turn < 2; turn++) {
    expect(await host.player.untilAsked()).toBe('turn')
    await host.player.playTurn(0)
    await untilAsked(visitor)
    if (turn === 0) {
      await visitor.reload()
      await untilAsked(visitor)
    }
    await answer(visitor, alchemist)
  }
  expect(await host.player.untilAsked()).toBe('turn')
  await host.context.close()
})

test('what is kept is enough without a network, and nobody is offered a new version on a first visit', async ({
  visitorOf,
  baseURL,
}) => {
  const relay = await relayTo(baseURL ?? '')
  const visitor = await visitorOf({ storage: true }, relay.address)
  const { say } = visitor
  for (const path of ['/learn', '/reader', '/']) await visitor.open(path)
  await visitor.until('pages that are kept', () =>
    visitor.window.run(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.state === 'activated'
    }),
  )
  await visitor.open('/')
  await visitor.see({ role: 'heading', name: say('web.lobby.welcome') })
  await visitor.miss({ role: 'status', name: `${say('web.common.newVersion')}…` })
  await relay.takeAway()
  await visitor.open('/reader')
  await ask(visitor)
  await openNotebook(visitor)
  await visitor.open('/')
  await playNow(visitor, alchemist)
  await answer(visitor, alchemist)
})

test('where nothing may be kept: a game, a notebook, and a table that is opened for others', async ({ visitorOf }) => {
  const visitor = await visitorOf({ storage: false })
  const { say } = visitor
  await visitor.open('/')
  expect(await visitor.window.run(() => window.localStorage === null)).toBe(true)
  await playNow(visitor, alchemist)
  await answer(visitor, alchemist)
  await openNotebook(visitor)
  await visitor.open('/new')
  await visitor.press({ role: 'button', name: say('web.setup.open') })
  await visitor.see({ role: 'textbox', name: say('web.room.address') })
})
