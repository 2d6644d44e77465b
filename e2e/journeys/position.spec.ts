import { expect, test } from '@playwright/test'
import { Player } from '../support/player.ts'
import { remember } from '../support/settings.ts'

test('the position of the day is answered once, told in points and chances, kept, and played on', async ({ page }) => {
  const { say } = new Player(page)
  await remember(page.context(), {})
  await page.clock.setFixedTime(new Date('2026-03-05T12:00:00'))
  await page.goto('/learn')
  await page.getByRole('link', { name: say('school.position.title') }).click()
  const question = page.getByRole('region', { name: say('school.position.title') })
  await expect(question.getByText(say('school.position.ask'))).toBeVisible()
  const see = (state: 'asked' | 'answered') =>
    page.getByRole('button', { name: say('school.position.open', { state }) }).click()
  await see('asked')
  const told = page.getByRole('dialog')
  const answers = told.getByRole('listitem')
  await expect(answers.first()).toBeVisible()
  const count = await answers.count()
  expect(count).toBeGreaterThanOrEqual(3)
  // Nothing is told of their worth beforehand.
  await expect(told).not.toContainText(say('school.position.best'))
  await answers.nth(1).getByRole('button').click()
  await expect(told.getByText(say('school.position.best'), { exact: true })).toHaveCount(1)
  await expect(told.getByText('±')).toHaveCount(count - 1)
  await expect(told.getByRole('status')).toBeVisible()

  // It is kept on this device, and the school counts the days.
  await page.reload()
  await see('answered')
  await expect(told.getByText(say('school.position.best'), { exact: true })).toHaveCount(1)
  await page.goto('/learn')
  await expect(page.getByRole('link', { name: say('school.position.title') })).toContainText(
    say('school.page.positionText', { days: 1 }),
  )

  // A day of the future has no position yet, one before has its own.
  await page.goto('/learn/position/2026-03-06')
  await expect(page.getByText(say('school.position.noneThen'))).toBeVisible()
  await page.goto('/learn/position/2026-03-04')
  await expect(question.getByText(say('school.position.ask'))).toBeVisible()
  await see('asked')
  await answers.first().getByRole('button').click()
  await told.getByRole('button', { name: say('web.practice.playOn') }).click()
  await expect(page).toHaveURL(/\/local\/[0-9a-f]{16}$/)
  await expect(page.getByText(/^Practice: /)).toBeVisible()
})
