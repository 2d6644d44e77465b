import { readFacts } from '@athanor/alchemy'
import type { Format } from '@athanor/messages'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { apprenticesScreens } from './apprenticesPages.ts'
import { readerScreens } from './readerScreens.ts'
import { type RecordedGame, recordedGame, savedGame } from './recordedGame.ts'
import { schoolScreens } from './schoolScreens.ts'

const game: RecordedGame = recordedGame(['Adept', 'Raven', 'Cat', 'Owl'], 'pages')

/** As many as can sit at a table, with names as long as names may be. */
const crowd: RecordedGame = recordedGame(
  ['Адепт', 'Бартоломеус Достопочтеннейший', 'Вольфганг', 'Гермиона Трисмегистовна', 'Ян'],
  'crowd',
)

/** Games on the shelf of the browser: one that waits for its owner's move, one with shared screen, one finished. */
export async function fillShelf(where: BrowserContext | Page): Promise<void> {
  const games = {
    turn: savedGame('turn', game, ownTurn(12), [null, 'greedy', 'greedy', 'greedy']),
    early: savedGame('early', game, 0, [null, 'greedy', 'greedy', 'greedy']),
    shared: savedGame('shared', game, ownTurn(8), [null, null, 'greedy', 'greedy']),
    last: savedGame('last', game, lastTurn, ['greedy', 'greedy', 'greedy', null]),
    done: savedGame('done', game, game.entries.length, [null, 'greedy', 'greedy', 'greedy']),
    crowd: savedGame('crowd', crowd, ownTurn(15, crowd), [null, 'greedy', 'greedy', 'greedy', 'greedy']),
    crowdDone: savedGame('crowdDone', crowd, crowd.entries.length, [null, 'greedy', 'greedy', 'greedy', 'greedy']),
    broken: { ...savedGame('broken', game, 4, [null, 'greedy', 'greedy', 'greedy']), secret: 'not what it was' },
  }
  await where.addInitScript((saved) => {
    for (const [id, value] of Object.entries(saved)) {
      if (localStorage.getItem(`athanor.game.${id}`) === null) {
        localStorage.setItem(`athanor.game.${id}`, JSON.stringify(value))
      }
    }
  }, games)
}

/** The last seat is the one that still has a turn when the last round is on. */
const lastTurn = game.moments.findIndex(({ turn, lastRound }) => lastRound && turn === game.seats.length - 1)

/** The first moment from so many moves on at which the first seat must move. */
function ownTurn(moves: number, of: RecordedGame = game): number {
  const seats = of.seats.length
  return Math.ceil(moves / seats) * seats
}

/** A notebook with the printed chain of examples, a rival's word and a golem, as the browser keeps it. */
const notebook = JSON.stringify({
  format: 'athanor-notebook/1',
  name: 'Среда',
  golem: true,
  facts: readFacts(`
    mushroom + toad = R+
    fern + toad as G+: sign
    mushroom + fern = 0
    mushroom has G+
    flower ~ NNN x3
    golem fern = chest
  `).facts,
  marks: '{"cells":{"3":"cross","20":"circle"},"notes":{"20":"ask"}}',
})

/** A page or a state of a page, and how one gets there. */
export interface Screen {
  readonly name: string
  /** It stops the calendar, and that of all pages of its browser with it. */
  readonly stopsClock?: true
  /** The guide speaks there where it is looked at in every window: what it says takes room. */
  readonly guided?: true
  readonly open: (page: Page, say: Format) => Promise<void>
}

function at(path: string, ready: (page: Page, say: Format) => Promise<void>) {
  return async (page: Page, say: Format) => {
    await page.goto(path)
    await ready(page, say)
  }
}

function asNewcomer(path: string, ready: (page: Page, say: Format) => Promise<void>) {
  return async (page: Page, say: Format) => {
    await page.addInitScript(() => {
      const settings = JSON.parse(localStorage.getItem('athanor.settings') ?? '{}') as object
      localStorage.setItem('athanor.settings', JSON.stringify({ ...settings, hints: true }))
    })
    await at(path, ready)(page, say)
    await expect(page.getByRole('complementary', { name: say('web.hint.title') })).toBeVisible()
  }
}

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
}

async function table(page: Page, say: Format): Promise<void> {
  await expect(page.getByRole('list', { name: say('web.compendium.board') })).toBeVisible()
}

/** Every screen that needs nobody else. */
export const screens: readonly Screen[] = [
  { name: 'lobby', open: at('/', (page, say) => heading(page, say('web.lobby.welcome'))) },
  { name: 'me', open: at('/me', (page, say) => heading(page, say('web.me.ring'))) },
  {
    name: 'me-enter',
    open: at('/me', async (page, say) => {
      await page.getByText(say('web.me.haveOne')).click()
      await expect(page.getByRole('button', { name: say('web.me.enter') })).toBeVisible()
    }),
  },
  { name: 'privacy', open: at('/privacy', (page, say) => heading(page, say('web.privacy.title'))) },
  { name: 'new-table', open: at('/new', (page, say) => heading(page, say('web.setup.title'))) },
  { name: 'new-screen', open: at('/new?mode=screen', (page, say) => heading(page, say('web.setup.title'))) },
  { name: 'table', open: at('/local/turn', (page, say) => heading(page, say('web.table.yourTurn'))) },
  {
    name: 'table-create',
    open: at('/local/turn', async (page, say) => {
      await heading(page, say('web.table.yourTurn'))
      const empty = page.getByRole('button', { name: say('web.compendium.sayCreate') }).first()
      await empty.click()
      const adders = page.getByRole('group', { name: say('web.compendium.fromHand') }).getByRole('button')
      for (let number = 0; number < 5; number++) {
        const adder = adders.nth(number)
        if ((await adder.getAttribute('aria-disabled')) === null) await adder.click()
      }
    }),
  },
  {
    name: 'table-copy',
    open: at('/local/turn', async (page, say) => {
      await heading(page, say('web.table.yourTurn'))
      await page
        .getByRole('button', { name: say('web.compendium.sayCopy') })
        .first()
        .click()
    }),
  },
  {
    name: 'table-take',
    open: at('/local/turn', async (page, say) => {
      await heading(page, say('web.table.yourTurn'))
      await page.getByRole('button', { name: say('web.compendium.takeOne') }).click()
      await heading(page, say('web.compendium.takeTitle'))
    }),
  },
  {
    name: 'table-draw',
    open: at('/local/turn', async (page, say) => {
      await heading(page, say('web.table.yourTurn'))
      await page.getByRole('button', { name: say('web.compendium.draw', { count: 2 }) }).click()
      await heading(page, say('web.compendium.drawTitle'))
    }),
  },
  // Whoever is new here is helped at the first decision of every kind.
  { name: 'table-hint', open: asNewcomer('/local/turn', (page, say) => heading(page, say('web.table.yourTurn'))) },
  {
    name: 'table-create-hint',
    open: asNewcomer('/local/early', async (page, say) => {
      await heading(page, say('web.table.yourTurn'))
      await page
        .getByRole('button', { name: say('web.compendium.sayCreate') })
        .first()
        .click()
      await heading(page, say('web.compendium.newPotion'))
    }),
  },
  { name: 'table-opening', open: at('/local/early', (page, say) => heading(page, say('web.table.yourTurn'))) },
  { name: 'table-crowd', open: at('/local/crowd', (page, say) => heading(page, say('web.table.yourTurn'))) },
  ...(['web.compendium.paneLab', 'web.compendium.paneRivals', 'web.table.paneLog'] as const).map(
    (pane): Screen => ({
      name: `table-${pane.replace(/^.*pane/, '').toLowerCase()}`,
      // Panes are a matter of narrow windows; whoever opens this screen in a wide one sees the whole table.
      open: at('/local/crowd', async (page, say) => {
        await heading(page, say('web.table.yourTurn'))
        const button = page.getByRole('navigation', { name: say('web.table.panes') }).getByRole('button', {
          name: say(pane),
        })
        if (await button.isVisible()) await button.click()
      }),
    }),
  ),
  {
    name: 'table-last-round',
    open: at('/local/last', (page, say) => heading(page, say('web.table.yourTurn'))),
  },
  { name: 'hand-over', open: at('/local/shared', (page) => expect(page.getByRole('dialog')).toBeVisible()) },
  { name: 'final-count', open: at('/local/done', (page, say) => heading(page, say('web.end.title'))) },
  { name: 'final-crowd', open: at('/local/crowdDone', (page, say) => heading(page, say('web.end.title'))) },
  {
    name: 'final-board',
    open: at('/local/crowdDone', async (page, say) => {
      await heading(page, say('web.end.title'))
      await page.getByRole('button', { name: say('web.end.toBoard') }).click()
      await table(page, say)
    }),
  },
  {
    name: 'verify',
    open: at('/local/done', async (page, say) => {
      await page.getByRole('button', { name: say('web.verify.button') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
  },
  { name: 'replay-result', open: at('/replay/local/done', (page, say) => heading(page, say('web.end.title'))) },
  {
    name: 'replay',
    open: at('/replay/local/done', async (page, say) => {
      await page.getByRole('button', { name: say('web.replay.fromStart') }).click()
      await page.getByRole('slider').fill('18')
      await table(page, say)
      await page.getByRole('combobox', { name: say('web.replay.eyes') }).selectOption({ index: 1 })
    }),
  },
  { name: 'replay-choose', open: at('/replay', (page, say) => heading(page, say('web.lobby.replay'))) },
  {
    name: 'rules',
    open: at('/rules', (page, say) => heading(page, say('web.rules.of', { game: say('compendium.shelf.title') }))),
  },
  {
    name: 'table-rules',
    open: at('/local/turn', async (page, say) => {
      await heading(page, say('web.table.yourTurn'))
      await page.getByRole('button', { name: say('web.table.menu') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('web.rules.title') })
        .click()
      await heading(page, say('web.compendium.rule.aimTitle'))
    }),
  },
  {
    name: 'table-menu',
    open: at('/local/turn', async (page, say) => {
      await heading(page, say('web.table.yourTurn'))
      await page.getByRole('button', { name: say('web.table.menu') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
  },
  {
    name: 'table-keys',
    open: at('/local/turn', async (page, say) => {
      await heading(page, say('web.table.yourTurn'))
      await page.keyboard.press('Shift+?')
      await expect(page.getByRole('dialog', { name: say('web.keys.title') })).toBeVisible()
    }),
  },
  {
    name: 'notebook',
    async open(page, say) {
      await page.addInitScript((text) => localStorage.setItem('athanor.notebook.a', text), notebook)
      await page.addInitScript(() => localStorage.setItem('athanor.aid', 'advice'))
      await page.goto('/notebook')
      await heading(page, say('notebook.page.title'))
      // What is certain, the reasons, and a place with its marks: as much as a notebook can show.
      await page
        .getByRole('gridcell', { name: say('notebook.sheet.certain') })
        .first()
        .click()
      await page
        .getByRole('button', { name: say('notebook.sheet.why') })
        .first()
        .click()
      await expect(page.getByRole('list', { name: say('notebook.sheet.reasons') })).toBeVisible()
    },
  },
  ...apprenticesScreens,
  { name: 'about', open: at('/about', (page, say) => heading(page, say('web.about.heading'))) },
  { name: 'gallery', open: at('/dev/gallery', (page, say) => heading(page, say('web.gallery.title'))) },
  {
    name: 'lobby-offline',
    open: async (page, say) => {
      await page.routeWebSocket(/\/ws$/, (socket) => void socket.close())
      await page.goto('/')
      await expect(page.getByText(say('web.lobby.noServer'))).toBeVisible()
    },
  },
  { name: 'broken', open: at('/local/broken', (page, say) => heading(page, say('web.broken.title'))) },
  { name: 'not-found', open: at('/nowhere', (page, say) => heading(page, say('web.missing.title'))) },
  { name: 'local-missing', open: at('/local/none', (page, say) => heading(page, say('web.local.missing'))) },
  {
    name: 'table-unknown',
    open: at('/table/AAAAAAAAAAAAAAAAAAAAAA', (page, say) => heading(page, say('web.table.refused'))),
  },
  ...readerScreens,
  ...schoolScreens,
]
