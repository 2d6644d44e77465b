import type { CompendiumShape } from '@athanor/compendium'
import type { PlayProps } from '../gameClient.ts'

export type CompendiumProps = PlayProps<CompendiumShape>
