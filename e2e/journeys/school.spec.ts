import type { Alchemical, Ingredient } from '@athanor/alchemy'
import { dayOfNumber, type PuzzleAnswer, puzzleOfDay, solutionsOf } from '@athanor/alchemy/puzzle'
import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { ReaderDevice } from '../support/readerDevice.ts'
import { onSchoolDay, schoolDay } from '../support/schoolScreens.ts'
import { remember } from '../support/settings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' })

/** What has to be found on a day. */
function answerOn(day: string): PuzzleAnswer {
  const puzzle = puzzleOfDay(day)
  const [answer] = puzzle === null ? [] : solutionsOf(puzzle)
  if (answer === undefined) throw new RangeError(`${day} has no puzzle`)
  return answer
}

test('whoever is new learns to mix, to cross out and to solve a puzzle, with the network off', async ({
  page,
  context,
}) => {
  await remember(context, {})
  await onSchoolDay(page)
  const device = new ReaderDevice(page)
  const { say } = device
  const next = device.button(say('school.lesson.next'))
  const alchemical = (name: Alchemical) => say(`alchemy.alchemical.${name}`)
  const ingredient = (name: Ingredient) => device.button(say(`alchemy.ingredient.${name}`))
  await device.goOffline()
  await page.goto('/')
  await page.getByRole('link', { name: say('web.lobby.firstTime') }).click()
  await expect(device.heading(say('school.page.title'))).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  // The first mix: a wrong ingredient is explained and costs nothing, and nobody goes on before it is done.
  await page.getByRole('link', { name: say('school.page.goOn', { lesson: say('school.firstMix.title') }) }).click()
  await next.dispatchEvent('click')
  await expect(device.button(say('school.lesson.notYet', { left: 2 }))).toBeVisible()
  await ingredient('fern').click()
  await expect(page.getByText(say('school.wrong.otherPair'))).toBeVisible()
  await ingredient('mushroom').click()
  await ingredient('toad').click()
  await expect(page.getByText(say('school.firstMix.mixed'))).toBeVisible()
  await expect(page.getByText(say('alchemy.potion.healing'), { exact: true })).toBeVisible()
  await next.click()
  await next.click()
  await device.button(say('alchemy.potion.poison')).click()
  await expect(page.getByText(say('school.firstMix.bad'))).toBeVisible()
  await device.button(say('alchemy.potion.wisdom')).click()
  await device.button(say('school.lesson.finish')).click()
  await expect(page.getByText(say('school.lesson.ended'))).toBeVisible()

  // Crosses for two ingredients, one of them with a hint.
  await page.goto('/learn/crossing')
  const toad = page.getByRole('group', { name: say('alchemy.ingredient.toad') })
  await toad.getByRole('button', { name: alchemical('PPP') }).click()
  await expect(page.getByText(/It fits all results/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await device.button(say('school.lesson.hint')).click()
  for (const name of ['mushroom', 'toad'] as const) {
    const column = page.getByRole('group', { name: say(`alchemy.ingredient.${name}`) })
    for (const struck of ['npN', 'nPp', 'Nnp', 'NNN'] as const) {
      await column.getByRole('button', { name: alchemical(struck) }).click()
    }
  }
  await expect(page.getByText(say('school.crossing.firstDone'))).toBeVisible()

  // What is done is remembered.
  await page.goto('/learn')
  await expect(page.getByRole('img', { name: say('school.page.done') })).toHaveCount(1)

  // The puzzle of the day: a wrong answer says why, the right one counts for the streak and can be told to others.
  await page.getByRole('link', { name: say('school.puzzle.title') }).click()
  await expect(page.getByRole('list', { name: say('school.puzzle.clues') })).toBeVisible()
  const check = device.button(say('school.puzzle.check'))
  await check.dispatchEvent('click')
  await expect(device.button(say('school.puzzle.missing', { kind: 'theory' }))).toBeVisible()
  await ingredient('flower').click()
  await page.getByRole('button', { name: alchemical('Nnp'), exact: true }).click()
  await check.click()
  await expect(page.getByText(/One clue rules it out/)).toBeVisible()
  await device.button(say('school.puzzle.hint')).click()
  await expect(page.getByRole('list', { name: say('school.puzzle.steps') })).toBeVisible()
  const answer = answerOn(schoolDay)
  if (answer.kind !== 'theory') throw new Error('another day asks for a theory')
  await ingredient(answer.theory.ingredient).click()
  await page.getByRole('button', { name: alchemical(answer.theory.alchemical), exact: true }).click()
  await check.click()
  await expect(device.heading(say('school.puzzle.right'))).toBeVisible()
  await expect(
    page.getByText(say('school.puzzle.result', { number: 320, grade: 'easy', signs: '🟥🟨🟩', days: 1 })),
  ).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.reload()
  await expect(page.getByText(say('school.puzzle.solvedBefore'))).toBeVisible()

  // An earlier day from the archive: all eight ingredients, answered by circles in the notebook.
  const saturday = dayOfNumber(318)
  await page.getByRole('link', { name: 'Nov 14', exact: false }).click()
  const all = answerOn(saturday)
  if (all.kind !== 'assignment') throw new Error('another day asks for all eight')
  await page.getByRole('radio', { name: say('notebook.sheet.modeName', { mode: 'mark' }) }).check()
  for (const [name, found] of Object.entries(all.assignment)) {
    const cell = page.getByRole('gridcell', {
      name: `${say(`alchemy.ingredient.${name as Ingredient}`)}, ${alchemical(found)}`,
    })
    await cell.click()
    await cell.click()
  }
  await check.click()
  await expect(device.heading(say('school.puzzle.right'))).toBeVisible()
})
