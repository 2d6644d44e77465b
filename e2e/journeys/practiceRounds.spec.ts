import { expect, type Page, test } from '@playwright/test'
import { ReaderDevice } from '../support/readerDevice.ts'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

/** Does what is asked by being shown it, exercise by exercise. */
async function beShown(page: Page, exercises: number): Promise<void> {
  const { say } = new ReaderDevice(page)
  const tray = page.locator('#decision')
  for (let at = 0; at < exercises; at++) {
    await page.getByRole('button', { name: say('school.act.show') }).click()
    await tray
      .getByRole('button', { name: say(at + 1 < exercises ? 'school.lesson.next' : 'school.lesson.finish') })
      .click()
  }
  await expect(
    page.getByText(say('school.lesson.effort', { right: exercises, wrong: 0, hints: exercises })),
  ).toBeVisible()
}

test('ravens are faced, and a potion is brewed, at the tables of the other games', async ({ page }) => {
  const { say } = new ReaderDevice(page)
  // What one has done oneself is staged, and waits for a key.
  const staged = page.locator('[data-scene][data-size="full"]')
  await page.addLocatorHandler(staged, () => page.keyboard.press('Escape'))
  const tray = page.locator('#decision')
  const lecture = (id: 'ravens' | 'brewing') => page.getByRole('region', { name: say(`school.${id}.title`) })

  // A gemstone drives the raven away, and whoever wants to be shown is shown the rest.
  await page.goto('/learn/ravens')
  await expect(lecture('ravens')).toContainText(say('school.ravens.cancel'))
  await tray.getByRole('button').last().click()
  await expect(lecture('ravens')).toContainText(say('school.ravens.cancelled'))
  await page.goto('/learn/ravens')
  await beShown(page, 4)

  // With one cube missing the bag is a gamble; the owl says so.
  await page.goto('/learn/brewing')
  await page.getByRole('button', { name: say('school.act.show') }).click()
  await expect(lecture('brewing')).toContainText(/fame/)
  await tray.getByRole('button', { name: say('school.lesson.next') }).click()
  await tray.getByRole('button', { name: /bag/ }).click()
  await tray.getByRole('button').last().click()
  await expect(lecture('brewing')).toContainText(say('school.brewing.notCertain'))
  await page.goto('/learn/brewing')
  await beShown(page, 4)
})
