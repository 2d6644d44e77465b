import type { AlchemistsShape } from '@athanor/alchemists'
import type { PlayProps } from '@athanor/tabletop/gameClient.ts'

export type AlchemistsProps = PlayProps<AlchemistsShape>
