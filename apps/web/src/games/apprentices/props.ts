import type { ApprenticesShape } from '@athanor/apprentices'
import type { PlayProps } from '../gameClient.ts'

export type ApprenticesProps = PlayProps<ApprenticesShape>
