import type { ApprenticesShape } from '@athanor/apprentices'
import type { PlayProps } from '@athanor/tabletop/gameClient.ts'

export type ApprenticesProps = PlayProps<ApprenticesShape>
