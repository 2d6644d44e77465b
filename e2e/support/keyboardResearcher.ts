import { expect, type Locator } from '@playwright/test'
import { glances } from './glances.ts'
import { KeyboardPlayer } from './keyboard.ts'
import { untilLaid } from './untilLaid.ts'

/** What has the focus, as it is heard: its name, its states, and the named parts of the table that it stands in. */
interface Heard {
  readonly name: string
  readonly type: string
  readonly refused: boolean
  /** Null for what is no switch. */
  readonly pressed: boolean | null
  /** Something of its group is chosen. */
  readonly chosen: boolean
  /** Things of its group that are taken. */
  readonly taken: number
  readonly within: readonly string[]
}

/** Somebody without a mouse and without a screen at a table of Alchemists. */
export class KeyboardResearcher extends KeyboardPlayer {
  private get over(): Locator {
    return this.page.getByRole('heading', { name: this.say('web.alchemists.result'), exact: true })
  }

  async untilAskedFor(): Promise<'plan' | 'turn' | 'over'> {
    const asked = this.page.getByRole('region', { name: this.say('web.table.yourTurn'), exact: true })
    const plan = this.page.getByRole('region', { name: this.say('web.alchemists.yourPlan'), exact: true })
    await asked.or(plan).or(this.over).first().waitFor({ timeout: 30_000 })
    if (await this.over.isVisible()) return 'over'
    return (await plan.isVisible()) ? 'plan' : 'turn'
  }

  /** Answers once, whatever is asked; gives what that was. */
  async answer(cubes: number): Promise<'plan' | 'turn' | 'over'> {
    const asked = await this.untilAskedFor()
    if (asked === 'over') return asked
    const before = await this.told()
    if (asked === 'plan') await this.declare(cubes)
    else await this.choose()
    await expect.poll(() => this.told(), { timeout: 30_000, intervals: [...glances] }).not.toBe(before)
    return asked
  }

  /** How much the log tells; at the end it is gone. */
  private async told(): Promise<number> {
    if (await this.over.isVisible()) return -1
    return this.page
      .getByRole('list', { name: this.say('web.table.log') })
      .getByRole('listitem')
      .count()
  }

  private async heard(): Promise<Heard> {
    await untilLaid(this.page)
    return this.page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
      const said = label?.cloneNode(true)
      if (said instanceof Element) for (const silent of said.querySelectorAll('[aria-hidden]')) silent.remove()
      const pressed = element?.getAttribute('aria-pressed') ?? null
      const group = element?.closest('fieldset, [role="group"], section') ?? null
      const within: string[] = []
      for (let part = element?.parentElement ?? null; part !== null; part = part.parentElement) {
        const name = part.getAttribute('aria-label')
        if (name !== null) within.push(name)
      }
      return {
        name: element?.getAttribute('aria-label') ?? said?.textContent?.trim() ?? '',
        type: element instanceof HTMLInputElement ? element.type : (element?.localName ?? ''),
        refused: element?.getAttribute('aria-disabled') === 'true',
        pressed: pressed === null ? null : pressed === 'true',
        chosen: (group?.querySelector('input:checked') ?? null) !== null,
        taken: group?.querySelectorAll('[aria-pressed="true"]').length ?? 0,
        within,
      }
    })
  }

  /** some cubes on the board by Enter, then the plan is declared. Gives the names of the spaces. */
  async declare(cubes: number): Promise<readonly string[]> {
    const add = this.say('web.alchemists.place', { space: '', cubes: 1 }).split(':')[0] ?? ''
    const placed: string[] = []
    await this.press('b')
    for (let stop = 0; stop < 80; stop++) {
      const { name, refused, within } = await this.heard()
      if (within.includes(this.say('web.alchemists.yourPlan'))) break
      if (name.startsWith(add) && !refused && placed.length < cubes) {
        await this.press('Enter')
        placed.push(name)
      }
      await this.press('Tab')
    }
    const declare = this.say('web.alchemists.declare', { placed: 0, held: 0 }).split(' ')[0] ?? ''
    await this.tabTo(new RegExp(`^${declare} `))
    await this.press('Enter')
    return placed
  }

  /** Any other question: something for every group, then the first button that goes; declines where nothing does. */
  async choose(): Promise<void> {
    const decline = this.say('alchemists.action.decline')
    for (let pass = 0; pass < 4; pass++) {
      await this.press('b')
      for (let stop = 0; stop < 90; stop++) {
        const here = await this.heard()
        const asked = here.within.includes(this.say('web.table.yourTurn'))
        if (asked && here.type === 'button') {
          const goes = here.name === decline ? pass === 3 : !here.refused
          if (goes) return this.press('Enter')
        } else if (this.isChoice(here)) await this.take(here)
        if (!asked && here.within.includes(this.say('web.table.log'))) break
        await this.press('Tab')
      }
    }
    throw new Error('nothing that goes can be reached by Tab')
  }

  private isChoice({ within }: Heard): boolean {
    return [this.say('web.alchemists.yourChoice'), this.say('web.alchemists.theories')].some((part) =>
      within.includes(part),
    )
  }

  private async take(here: Heard): Promise<void> {
    if (here.type === 'radio' && !here.chosen) {
      for (let step = 0; step < 10 && (await this.heard()).refused; step++) await this.press('ArrowDown')
      await this.press('Space')
    }
    // Two cards of a hand, or one book where none is chosen yet.
    const most = here.within.includes(this.say('web.alchemists.theories')) ? 1 : 2
    if (here.pressed === false && !here.refused && here.taken < most) await this.press('Enter')
  }
}
