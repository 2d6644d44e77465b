import type { Format } from '@athanor/messages/all'
import type { Locator, Page } from '@playwright/test'
import { type BenchTable, buttonNamed, menuPanels, type Panel, shut, type Timed } from './benchTable.ts'
import { Researcher } from './researcher.ts'
import { gameFromRound } from './researchGames.ts'

/** A researcher whose every press is timed under the question that it answers, and who looks seldom. */
class TimedResearcher extends Researcher {
  private readonly timed: Timed
  private asked = ''

  constructor(page: Page, timed: Timed) {
    super(page)
    this.timed = timed
    this.cubes = 5
  }

  // Found by their tags: to compute the roles of a whole table is work that no player makes.
  override get turn(): Locator {
    return this.tray.locator('h2', { hasText: this.say('web.table.yourTurn') })
  }

  override get plan(): Locator {
    return this.tray.locator('h2', { hasText: this.say('web.alchemists.yourPlan') })
  }

  override get finale(): Locator {
    return this.page.locator('h1', { hasText: this.say('web.alchemists.result') })
  }

  protected override press(target: Locator): Promise<void> {
    return this.timed(this.asked, target)
  }

  override async untilAsked(): Promise<'plan' | 'turn' | 'over'> {
    for (;;) {
      if (await this.finale.first().isVisible()) return 'over'
      const plan = await this.plan.isVisible()
      if (plan || (await this.turn.isVisible())) {
        this.asked = plan ? this.say('web.alchemists.yourPlan') : ((await this.question()).split(/[:.]/)[0] ?? '')
        return plan ? 'plan' : 'turn'
      }
      await this.page.waitForTimeout(250)
    }
  }
}

/** The fifth round of four masters with all modules: most of what there is lies on the table. */
export const alchemistsBench: BenchTable = {
  path: '/local/bench',
  stored: () => ({ 'athanor.game.bench': gameFromRound('bench', 'golem', 5) }),
  goals: { desktop: { task: 200, picture: 100 }, phone: { task: 200, picture: 100 } },
  rounds: 1,
  panels,
  async untilAsked(page) {
    await new TimedResearcher(page, (_, target) => target.click()).untilAsked()
  },
  async playRound(page, say, _round, timed) {
    const player = new TimedResearcher(page, timed)
    const board = page.getByRole('button', { name: say('web.alchemists.paneBoard'), exact: true })
    if (await board.isVisible()) await board.click()
    for (let number = 0; number < 40; number++) {
      if ((await player.untilAsked()) === 'plan' && number > 3) return
      await player.answer(number)
    }
  },
}

function panels(touch: boolean, say: Format): readonly Panel[] {
  const notebook = (page: Page) => page.getByRole('region', { name: say('web.alchemists.notebook') })
  const cell = (page: Page) => notebook(page).getByRole('gridcell').nth(27)
  const mark = (mode: 'look' | 'mark') => (page: Page) =>
    notebook(page)
      .getByRole('radio', { name: say('notebook.sheet.modeName', { mode }) })
      .check()
  const toNotebook = async (page: Page) => {
    await shut(page)
    if (touch) await buttonNamed(page, say('web.alchemists.paneNotebook')).click()
  }
  const names = ['web.alchemists.paneTheories', 'web.alchemists.paneNotebook', 'web.alchemists.paneLab'] as const
  const panes = [...names, 'web.table.paneLog' as const].map(
    (id): Panel => ({
      name: `pane “${say(id)}”`,
      opener: (page) => buttonNamed(page, say(id)),
      async close(page) {
        await shut(page)
        await buttonNamed(page, say('web.alchemists.paneBoard')).click()
      },
    }),
  )
  return [
    ...menuPanels(touch, say),
    ...(touch ? panes : []),
    {
      name: 'a book',
      opener: (page) => page.locator('#theories').getByRole('button').first(),
      async close(page) {
        await shut(page)
        if (touch) await buttonNamed(page, say('web.alchemists.paneTheories')).click()
      },
    },
    {
      name: 'a cell of the notebook is looked at',
      opener: cell,
      async close(page) {
        await toNotebook(page)
        await mark('look')(page)
        await notebook(page).getByRole('gridcell').nth(3).click()
      },
    },
    {
      name: 'a mark in the notebook',
      opener: cell,
      async close(page) {
        await toNotebook(page)
        await mark('mark')(page)
      },
    },
  ]
}
