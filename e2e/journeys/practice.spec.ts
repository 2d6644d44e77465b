import type { Ingredient } from '@athanor/alchemy'
import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { ReaderDevice } from '../support/readerDevice.ts'
import { Researcher } from '../support/researcher.ts'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

test('a lesson at the table: what is not asked is explained, what is asked counts, and a first game can be begun', async ({
  page,
}) => {
  const { say } = new ReaderDevice(page)
  const { tray } = new Researcher(page)
  const card = (name: Ingredient, role: 'button' | 'radio' = 'button') =>
    page
      .locator('[data-decision]')
      .getByRole(role, { name: say(`alchemy.ingredient.${name}`) })
      .first()
  const lecture = page.getByRole('region', { name: say('school.gathering.title') })
  const next = tray.getByRole('button', { name: say('school.lesson.next') })
  await page.goto('/learn/gathering')

  // The Herbalist: two cards that should stay go back to nobody; the owl says why, and nothing has happened.
  await expect(lecture).toContainText(say('school.gathering.herbalist'))
  await card('fern').click()
  await card('flower').click()
  await tray.getByRole('button', { name: say('alchemists.action.discard') }).click()
  await expect(lecture).toContainText(say('school.gathering.keepVariety'))
  await expect(lecture).toContainText(say('school.gathering.herbalist'))
  await expect(next).toBeHidden()
  expect(await seriousFindings(page)).toEqual([])
  await card('fern').click()
  await card('flower').click()
  await card('mushroom').click()
  await card('toad').click()
  await tray.getByRole('button', { name: say('alchemists.action.discard') }).click()
  await expect(lecture).toContainText(say('school.gathering.discarded'))
  expect(await seriousFindings(page)).toEqual([])
  await next.click()

  // An open card that one holds already is no use either.
  await card('toad', 'radio').click()
  await tray.getByRole('button', { name: say('alchemists.action.forage') }).click()
  await expect(lecture).toContainText(say('school.gathering.held'))
  await card('flower', 'radio').click()
  await tray.getByRole('button', { name: say('alchemists.action.forage') }).click()
  await expect(lecture).toContainText(say('school.gathering.foraged'))
  await next.click()

  // Whoever wants to be shown is shown.
  await lecture.getByRole('button', { name: say('school.act.show') }).click()
  await expect(lecture).toContainText(say('school.gathering.transmuted'))
  await next.click()
  await tray.getByRole('button', { name: say('alchemists.action.decline') }).click()
  await expect(lecture).toContainText(say('school.gathering.declined'))
  await tray.getByRole('button', { name: say('school.lesson.finish') }).click()
  await expect(page.getByText(say('school.lesson.effort', { right: 4, wrong: 2, hints: 1 }))).toBeVisible()

  // A first game is at hand; whoever plays one step by step is in scenes.spec.ts.
  await page.getByRole('button', { name: say('alchemists.shelf.title'), exact: true }).click()
  await new Researcher(page).answer(0)
})
