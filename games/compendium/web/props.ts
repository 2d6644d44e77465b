import type { CompendiumShape } from '@athanor/compendium'
import type { PlayProps } from '@athanor/tabletop/gameClient.ts'

export type CompendiumProps = PlayProps<CompendiumShape>
