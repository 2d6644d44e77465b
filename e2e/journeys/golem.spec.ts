import { expect, test } from '@playwright/test'
import { askedOnScreens, shelve } from '../support/alchemistsPages.ts'
import { seriousFindings } from '../support/axe.ts'
import { GolemResearcher } from '../support/golemResearcher.ts'
import { gameFromRound } from '../support/researchGames.ts'
import { remember } from '../support/settings.ts'

/** Questions that every game with the whole expansion comes to. */
const sure = ['chooseStartup', 'chooseOrder', 'researchGolem', 'report'] as const

test('The King’s Golem: with all four modules against bots, from the lobby through a first round, and the last to the count, every kind of question by its name', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await remember(context, { opponents: 1, strength: 'random' })
  const player = new GolemResearcher(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('radio', { name: say('alchemists.shelf.title') }).check()
  // G-003: the golem brings the encyclopedia along.
  await page.getByText(say('alchemists.shelf.extras')).click()
  const part = (name: 'startupFunding' | 'busyDays' | 'royalEncyclopedia' | 'golemProject') =>
    page.getByRole('switch', { name: say(`alchemists.shelf.extra.${name}`) })
  await part('startupFunding').check()
  await part('busyDays').check()
  await part('golemProject').check()
  await expect(part('royalEncyclopedia')).toBeChecked()
  await page.getByRole('button', { name: say('web.lobby.start') }).click()

  // The plan and whatever is asked on a screen of its own are looked at there (screens.spec.ts).
  const looked = new Set(['plan', ...askedOnScreens.map((ask) => say(`alchemists.ask.${ask}`))])
  const met = new Set<string>()
  const look = async (number: number): Promise<'plan' | 'turn' | 'over'> => {
    const asked = await player.untilAsked()
    if (asked === 'over') return asked
    const question = asked === 'plan' ? asked : await player.question()
    // Each other kind of question is clean when it is first met.
    if (!looked.has(question) && !met.has(question)) expect(await seriousFindings(page), question).toEqual([])
    met.add(question)
    await player.answer(number)
    return asked
  }
  const secondRound = page.getByRole('heading', { level: 1, name: say('web.alchemists.crumb', { round: 2, last: 6 }) })
  for (let number = 0; !(await secondRound.isVisible()); number++) {
    expect(number).toBeLessThan(60)
    await look(number)
  }
  // From here on with what is stored of another table.
  await shelve(page, 'late', gameFromRound('late', 'golem', 6))
  await page.goto('/local/late')
  for (let number = 0; (await look(number)) !== 'over'; number++) expect(number).toBeLessThan(60)
  for (const ask of sure) expect(met).toContain(say(`alchemists.ask.${ask}`))

  const skip = page.getByRole('button', { name: say('web.end.skip') })
  if (await skip.isVisible()) await skip.click()
  await expect(page.getByRole('heading', { name: say('web.alchemists.result') })).toBeVisible()
  // G-287: what the golem was, and what would have brought it to life.
  const golem = page.getByRole('region', { name: say('web.alchemists.golem') })
  await expect(golem).toContainText(say('web.alchemists.golemWakes'))
  const sheet = page.getByRole('table', { name: say('web.end.scoreSheet') })
  await expect(sheet.getByRole('rowheader', { name: say('alchemists.score.reports') })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('The King’s Golem: on a phone in Russian, around one screen with a bot through a first round, and the last two with three', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 390, height: 664 })
  await remember(context, { locale: 'ru', theme: 'light' })
  const player = new GolemResearcher(page, 'ru')
  const { say } = player
  await page.goto('/new?game=alchemists&mode=screen')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: say('alchemists.preset.kingsGolem') }).check()
  await page
    .getByRole('combobox', { name: say('web.setup.kind') })
    .nth(1)
    .selectOption('random')
  await page.getByRole('button', { name: say('web.setup.start') }).click()
  await player.untilAsked()
  const panes = page.getByRole('navigation', { name: say('web.table.panes') })
  await panes.getByRole('button', { name: say('web.alchemists.paneTheories') }).click()
  await expect(page.getByRole('region', { name: say('web.alchemists.encyclopedia') })).toBeVisible()
  // G-022: what lies open may be looked at before anything is chosen.
  await panes.getByRole('button', { name: say('web.alchemists.paneBoard') }).click()
  await page.getByRole('button', { name: say('web.alchemists.wholeBoard') }).click()
  await expect(page.getByRole('region', { name: say('web.alchemists.golem') })).toBeVisible()
  await expect(page.getByRole('region', { name: say('web.alchemists.nextOrder') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('web.alchemists.toChoice') })
    .click()
  const met = new Set<string>()
  const secondRound = page.getByRole('heading', { level: 1, name: say('web.alchemists.crumb', { round: 2, last: 6 }) })
  for (let number = 0; !(await secondRound.isVisible()); number++) {
    expect(number).toBeLessThan(60)
    met.add(await player.answer(number))
  }
  // From here on with what is stored of another table.
  await shelve(page, 'late', gameFromRound('late', 'golem', 5))
  await page.goto('/local/late')
  for (const question of await player.playToEnd(100)) met.add(question)
  for (const ask of sure) expect(met).toContain(say(`alchemists.ask.${ask}`))
  await expect(page.getByRole('table', { name: say('web.end.scoreSheet') })).toBeVisible()
})

test('a host brings values off the real pieces, and every fault of the file is one sentence', async ({
  page,
  context,
}) => {
  await remember(context, {})
  const { say } = new GolemResearcher(page)
  await page.goto('/new?game=alchemists&mode=screen')
  const chooser = page.getByLabel(say('alchemists.option.printedValues'))
  // Without a module nothing would read them.
  await expect(chooser).toHaveCount(0)
  await page.getByRole('switch', { name: say('alchemists.shelf.extra.golemProject') }).check()
  await expect(page.getByRole('switch', { name: say('alchemists.shelf.extra.royalEncyclopedia') })).toBeChecked()
  const choose = (name: string, text: string) =>
    chooser.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('a.json', 'gold = 3')
  await expect(page.getByText(say('web.setup.fileNotJson', { name: 'a.json' }))).toBeVisible()
  await choose('b.json', '{"moodTiles": []}')
  await expect(page.getByText(say('alchemists.reject.valuesMoodTiles', { count: 0, due: 8 }))).toBeVisible()
  await choose('c.json', '{"articleSeals": 2}')
  await expect(page.getByText(say('web.setup.fileInUse', { name: 'c.json' }))).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: say('web.setup.fileRemove') }).click()
  await expect(page.getByText(say('web.setup.fileInUse', { name: 'c.json' }))).toHaveCount(0)
})
