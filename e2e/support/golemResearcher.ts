import type { Space } from '@athanor/alchemists'
import { Researcher } from './researcher.ts'

/** What a plan begins with, so that every part of the expansion is met: the golem is tested, books and articles follow. */
const wanted: readonly Space[] = ['researchGolem', 'visitLibrary', 'publish']

/** A researcher who is in the king's service. */
export class GolemResearcher extends Researcher {
  override async declare(number: number): Promise<void> {
    const board = this.page.getByRole('list', { name: this.say('web.alchemists.board') })
    for (const space of wanted) {
      const name = this.say(`alchemists.space.${space}`)
      const slot = board.getByRole('button', { name: this.say('web.alchemists.place', { space: name, cubes: 1 }) })
      await this.pressOne(slot.and(this.enabled))
    }
    await super.declare(number)
  }
}
