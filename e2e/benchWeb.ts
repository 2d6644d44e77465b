// What a player with a slow machine feels at a table: `npm run bench:web [-- desktop|phone …]`.
//
// The browser runs four times slower than the machine. Moves of four rivals arrive while the browser writes a trace of
// its main thread; then every panel is opened several times, from the press to the picture.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { formatter } from '@athanor/messages/all'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserEnv, browserFlags, browserPath } from './support/browser.ts'
import { journeyPort } from './support/port.ts'
import { recordedGame, savedGame } from './support/recordedGame.ts'
import { remember } from './support/settings.ts'
import { tasksOf, traceCategories } from './support/trace.ts'
import { untilReady } from './support/untilReady.ts'

const slowness = 4
const rounds = 3
const opens = 5
const goals = { task: 100, panel: 200 } as const

const say = formatter('en')
const game = recordedGame(['Adept', 'Raven', 'Cat', 'Owl', 'Fox'], 'bench')
const moves = 10

interface Size {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly touch: boolean
}

const sizes: readonly Size[] = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, touch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, touch: true },
]

const only = process.argv.slice(2)
const port = await journeyPort()
const server = spawn(process.execPath, [join(import.meta.dirname, 'support', 'serve.ts'), String(port)], {
  stdio: 'inherit',
})
try {
  await untilReady(`http://127.0.0.1:${port}`)
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserFlags],
    env: { ...browserEnv },
  })
  for (const size of sizes.filter(({ name }) => only.length === 0 || only.includes(name))) await measure(browser, size)
  await browser.close()
} finally {
  server.kill('SIGTERM')
}

async function measure(browser: Browser, { name, viewport, touch }: Size): Promise<void> {
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await remember(context, { pace: 'calm' })
  const saved = savedGame('bench', game, moves, [null, 'greedy', 'greedy', 'greedy', 'greedy'])
  await context.addInitScript((text) => localStorage.setItem('athanor.game.bench', text), JSON.stringify(saved))
  const page = await context.newPage()
  await page.goto('/local/bench')
  await untilAsked(page)
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: slowness })

  console.log(`\n### ${name}, ${viewport.width} × ${viewport.height}, ${slowness} times slower\n`)
  console.log('| what | measured | goal |')
  console.log('|---|---|---|')
  for (const [what, open, close] of panelsFor(touch)) {
    const times: number[] = []
    for (let time = 0; time < opens; time++) {
      await close(page)
      times.push(await timeToPicture(page, () => open(page)))
    }
    row(`${what} opens, median of ${opens} (longest)`, `${median(times)} ms (${Math.max(...times)} ms)`, goals.panel)
  }
  await page.keyboard.press('Escape')
  await measureMoves(browser, page)
  await context.close()
}

function row(what: string, value: string, goal?: number): void {
  console.log(`| ${what} | ${value} | ${goal === undefined ? '' : `≤ ${goal} ms`} |`)
}

async function untilAsked(page: Page): Promise<void> {
  await page.getByRole('heading', { name: say('web.table.yourTurn'), exact: true }).waitFor({ timeout: 60_000 })
}

/** Moves that arrive: one's own and the answers of the rivals. */
async function measureMoves(browser: Browser, page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const tick = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { frames })
  })
  const pile = page.getByRole('list', { name: say('web.compendium.reserve') }).getByRole('button')
  await browser.startTracing(page, { categories: [...traceCategories] })
  for (let round = 0; round < rounds; round++) {
    await pile.and(page.locator(':not([aria-disabled="true"])')).nth(round).click()
    const go = page.locator('#decision').getByRole('button').last()
    await go.click()
    await page.getByRole('heading', { name: say('web.table.yourTurn'), exact: true }).waitFor({ state: 'hidden' })
    await untilAsked(page)
  }
  const tasks = tasksOf(await browser.stopTracing())
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  const sorted = frames.toSorted((a, b) => a - b)
  const longest = tasks.toSorted((a, b) => b.own - a.own)[0]
  row(`${rounds * 5} moves: median frame`, `${median(frames).toFixed(1)} ms`)
  row('95 of 100 frames within', `${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1)} ms`)
  row('longest frame', `${(sorted.at(-1) ?? 0).toFixed(0)} ms`)
  row(
    'longest task',
    `${(longest?.own ?? 0).toFixed(0)} ms (${Math.max(0, ...tasks.map(({ length }) => length)).toFixed(0)} ms by the wall clock)`,
    goals.task,
  )
  row('tasks over 50 ms', String(tasks.filter(({ own }) => own > 50).length))
  row(`tasks over ${goals.task} ms`, String(tasks.filter(({ own }) => own > goals.task).length))
  if (longest !== undefined) {
    const parts = Object.entries(longest.parts).toSorted(([, a], [, b]) => b - a)
    const told = parts.slice(0, 5).map(([part, time]) => `${part} ${time.toFixed(0)}`)
    row('the longest task in parts, ms', told.join(', '))
  }
}

type Step = (page: Page) => Promise<void>

function panelsFor(touch: boolean): readonly (readonly [string, Step, Step])[] {
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const shut: Step = async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const menu: Step = (page) => press(page, say('web.table.menu'))
  const back: Step = async (page) => {
    const cancel = page.getByRole('button', { name: say('web.common.cancel'), exact: true })
    if (await cancel.isVisible()) await cancel.click()
  }
  const empty: Step = (page) =>
    page
      .getByRole('button', { name: say('web.compendium.sayCreate') })
      .first()
      .click()
  const board: Step = (page) => press(page, say('web.compendium.paneBoard'))
  const panes = (['web.compendium.paneLab', 'web.compendium.paneRivals', 'web.table.paneLog'] as const).map(
    (id): readonly [string, Step, Step] => [`pane “${say(id)}”`, (page) => press(page, say(id)), board],
  )
  const rules: Step = (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('web.rules.title') })
      .click()
  const toMenu: Step = async (page) => {
    await shut(page)
    await menu(page)
    await page.getByRole('dialog').waitFor()
  }
  return [
    ['the menu', menu, shut],
    ['the rules', rules, toMenu],
    ...(touch ? [['board after the rules', board, shut] as const, ...panes] : []),
    [
      'a new potion',
      empty,
      touch ? async (page) => (await shut(page), board(page)) : async (page) => (await shut(page), back(page)),
    ],
  ]
}

/** From the press of the pointer to the next picture, as the browser itself tells it (in steps of 8 ms). */
async function timeToPicture(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration)
    })
    watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { seen, watch })
  })
  await act()
  // The browser tells about an event after its picture was shown.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(400)
  return page.evaluate(() => {
    const { seen, watch } = window as unknown as { seen: number[]; watch: PerformanceObserver }
    watch.disconnect()
    return Math.max(0, ...seen)
  })
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
