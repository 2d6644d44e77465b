import type { Format } from '@athanor/messages'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './pages.ts'

/** The day on which the school is looked at: its puzzle asks for a theory. */
export const schoolDay = '2026-11-16'

/** Stops the calendar of the page, so that the puzzle is the same every time. */
export async function onSchoolDay(page: Page): Promise<void> {
  await page.clock.setFixedTime(`${schoolDay}T12:00:00`)
}

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
}

function lesson(id: string, act: (page: Page, say: Format) => Promise<void>): Screen {
  return {
    name: `school-${id}`,
    stopsClock: true,
    open: async (page, say) => {
      await onSchoolDay(page)
      await page.goto(`/learn/${id}`)
      await act(page, say)
    },
  }
}

function puzzle(name: string, path: string, act: (page: Page, say: Format) => Promise<void>): Screen {
  return {
    name: `puzzle-${name}`,
    stopsClock: true,
    open: async (page, say) => {
      await onSchoolDay(page)
      await page.goto(path)
      await expect(page.getByRole('list', { name: say('school.puzzle.clues') })).toBeVisible()
      await act(page, say)
    },
  }
}

function position(name: string, act: (page: Page, say: Format) => Promise<void>): Screen {
  return {
    name: `position-${name}`,
    stopsClock: true,
    open: async (page, say) => {
      await onSchoolDay(page)
      await page.goto('/learn/position')
      const question = page.getByRole('region', { name: say('school.position.title') })
      await expect(question.getByText(say('school.position.ask'))).toBeVisible()
      await act(page, say)
    },
  }
}

/** Every kind of screen of the school. */
export const schoolScreens: readonly Screen[] = [
  position('open', async () => {}),
  position('answers', async (page, say) => {
    await page.getByRole('button', { name: say('school.position.open', { state: 'asked' }) }).click()
  }),
  position('answered', async (page, say) => {
    await page.getByRole('button', { name: say('school.position.open', { state: 'asked' }) }).click()
    const told = page.getByRole('dialog')
    await told.getByRole('listitem').nth(1).getByRole('button').click()
    await expect(told.getByRole('status')).toBeVisible()
  }),
  {
    name: 'school',
    stopsClock: true,
    open: async (page, say) => {
      await onSchoolDay(page)
      await page.addInitScript(() => localStorage.setItem('athanor.lessons', '["firstMix","bigSmall"]'))
      await page.goto('/learn')
      await heading(page, say('school.page.title'))
    },
  },
  lesson('crossing', async (page, say) => {
    const toad = page.getByRole('group', { name: say('alchemy.ingredient.toad') })
    await toad.getByRole('button', { name: say('alchemy.alchemical.npN'), exact: true }).click()
    await toad.getByRole('button', { name: say('alchemy.alchemical.pnP'), exact: true }).click()
  }),
  lesson('busyDays', async (page, say) => {
    await heading(page, say('school.busyDays.title'))
    await page
      .getByRole('group', { name: say('school.lesson.choices') })
      .getByRole('button')
      .last()
      .click()
  }),
  lesson('market', async (page, say) => {
    await expect(page.getByRole('region', { name: say('school.market.title') })).toBeVisible()
    await expect(page.locator('[data-decision]').first()).toBeVisible()
  }),
  lesson('gamemaster', (page, say) => heading(page, say('school.gamemaster.title'))),
  lesson('masterDebunking', async (page, say) => {
    await heading(page, say('school.master.title'))
    await page
      .getByRole('group', { name: say('school.lesson.choices') })
      .getByRole('button')
      .first()
      .click()
  }),
  puzzle('theory', '/learn/puzzle', async (page, say) => {
    await page.getByRole('button', { name: say('alchemy.ingredient.flower'), exact: true }).click()
    await page.getByRole('button', { name: say('alchemy.alchemical.Nnp'), exact: true }).click()
    await page.getByRole('button', { name: say('school.puzzle.check') }).click()
    await page.getByRole('button', { name: say('school.puzzle.hint') }).click()
    await expect(page.getByRole('list', { name: say('school.puzzle.steps') })).toBeVisible()
  }),
  puzzle('assignment', '/learn/puzzle/2026-11-14', () => Promise.resolve()),
]
