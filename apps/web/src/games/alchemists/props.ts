import type { AlchemistsShape } from '@athanor/alchemists'
import type { PlayProps } from '../gameClient.ts'

export type AlchemistsProps = PlayProps<AlchemistsShape>
