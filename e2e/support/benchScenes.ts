import type { Format } from '@athanor/messages/all'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { inParts, late, median, own, row, timeOf } from './benchReport.ts'
import { type SizeName, sizes } from './benchTable.ts'
import { type Hand, timeToPicture } from './press.ts'
import { gameFromRound } from './researchGames.ts'
import { longestOf, type Parts, readTrace, type Trace, type TraceTask, traceCategories, workOf } from './trace.ts'

/** A late game whose last moves are offered to be seen: as many scenes as anybody is led through at once. */
export const scenesPath = '/local/bench'
export const scenesStored = (): Readonly<Record<string, object>> => ({
  'athanor.game.bench': gameFromRound('bench', 'masters', 5),
})

/** How long a scene is let play before it is pressed on: it has moved and told all of its steps then. */
const playing = 1600
/** At least so many scenes are seen, in as many laps as that takes. */
const scenesWanted = 50

/** A press at a scene, and what was done for it. */
interface ScenePress {
  readonly picture: number
  readonly work: Parts
}

/** What a page holds after so many scenes, when all that nobody needs has been cleared away. */
export interface Held {
  readonly scenes: number
  readonly megabytes: number
  readonly nodes: number
}

export interface ScenesMeasured {
  /** From “show me” to the first scene, and from one scene to the next. */
  readonly opens: readonly ScenePress[]
  readonly presses: readonly ScenePress[]
  /** The longest task from each press until what it opened has played. */
  readonly tasks: readonly TraceTask[]
  /** All work for each picture while scenes play, in milliseconds of the main thread. */
  readonly frames: readonly number[]
  readonly held: readonly Held[]
}

/** Leads through scenes, each of which is let play and then pressed on. */
export async function measureScenes(
  browser: Browser,
  page: Page,
  slow: CDPSession,
  hand: Hand,
  say: Format,
): Promise<ScenesMeasured> {
  const opens: ScenePress[] = []
  const presses: ScenePress[] = []
  const tasks: TraceTask[] = []
  const frames: number[] = []
  const held: Held[] = []
  const stage = page.locator('[data-scene]')
  const goOn = stage.locator('[data-go-on] button')
  // From the press on: how a scene comes is the most of its work.
  const pressed = async (target: typeof goOn): Promise<ScenePress> => {
    const press = await hand(target)
    await browser.startTracing(page, { categories: [...traceCategories] })
    const picture = await timeToPicture(page, press)
    await page.waitForTimeout(playing)
    const trace = readTrace(await browser.stopTracing())
    tasks.push(...longestOf(trace.tasks))
    frames.push(...framesOf(trace))
    return { picture, work: workOf(trace) }
  }
  let seen = 0
  while (seen < scenesWanted) {
    await offer(page)
    opens.push(await pressed(page.getByRole('button', { name: say('web.scene.awayPlay') })))
    for (; await stage.isVisible(); seen++) presses.push(await pressed(goOn))
    held.push(await heldNow(slow, seen))
  }
  return { opens, presses, tasks, frames, held }
}

/** Whoever comes back is offered what happened meanwhile: here, everything that is remembered. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('athanor.seen', JSON.stringify([['bench', 0]]))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

async function heldNow(slow: CDPSession, scenes: number): Promise<Held> {
  await slow.send('HeapProfiler.collectGarbage')
  const { usedSize } = await slow.send('Runtime.getHeapUsage')
  const { nodes } = await slow.send('Memory.getDOMCounters')
  return { scenes, megabytes: usedSize / 2 ** 20, nodes }
}

/** The work between two pictures, for every picture that the page made. */
function framesOf({ tasks }: Pick<Trace, 'tasks'>): readonly number[] {
  const frames: number[] = []
  let work = 0
  for (const task of tasks) {
    work += task.own
    // Whatever is drawn is gone through once before it is painted.
    if (task.parts['pre-paint'] === undefined) continue
    frames.push(work)
    work = 0
  }
  return frames
}

/** What scenes are wished to keep to: presses, tasks, work for a picture on a machine's own processor. */
const sceneGoals = { press: 200, task: 100, frame: 8 } as const

export function reportScenes(name: SizeName, all: readonly ScenesMeasured[]): void {
  const { viewport, slowness } = sizes[name]
  const speed = slowness === 1 ? 'as fast as this machine' : `${slowness} times slower`
  console.log(`\n### scenes, ${name}, ${viewport.width} × ${viewport.height}, ${speed}\n`)
  console.log('| what | 95th percentile | longest | work, 95th percentile | goal |')
  console.log('|---|---|---|---|---|')
  for (const [what, presses] of [
    ['the first scene is opened', all.flatMap(({ opens }) => opens)],
    ['on to the next scene', all.flatMap((run) => run.presses)],
  ] as const) {
    const pictures = presses.map(({ picture }) => picture)
    const works = presses.map(({ work }) => timeOf(work))
    row(
      `${what}: ${pictures.length} presses`,
      `${late(pictures)} ms`,
      `${Math.max(...pictures)} ms`,
      `${late(works).toFixed(0)} ms`,
      `≤ ${sceneGoals.press} ms`,
    )
  }
  const tasks = all.flatMap((run) => run.tasks)
  const longest = tasks.toSorted((a, b) => b.own - a.own)[0]
  row(
    `longest task after each of ${tasks.length} presses`,
    `${late(tasks.map((task) => task.own)).toFixed(0)} ms`,
    `${own(longest)} (${inParts(longest?.parts)})`,
    '',
    `≤ ${sceneGoals.task} ms`,
  )
  const frames = all.flatMap((run) => run.frames)
  row(
    `work for each of ${frames.length} pictures`,
    `${late(frames).toFixed(1)} ms`,
    `${Math.max(0, ...frames).toFixed(1)} ms`,
    '',
    slowness === 1 ? `≤ ${sceneGoals.frame} ms` : '–',
  )
  console.log('\n| held after | memory, median | elements, median |')
  console.log('|---|---|---|')
  for (const [lap, { scenes }] of (all[0]?.held ?? []).entries()) {
    const held = all.flatMap((run) => run.held[lap] ?? [])
    row(
      `${scenes} scenes`,
      `${median(held.map(({ megabytes }) => megabytes)).toFixed(1)} MB`,
      `${median(held.map(({ nodes }) => nodes))}`,
    )
  }
}
