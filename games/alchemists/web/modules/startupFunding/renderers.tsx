import { startupCard } from '@athanor/alchemists'
import { artifactRenderer, favourRenderer, type Renderer, type RenderersOf } from '../../renderers.tsx'
import { StartupCardFace } from './StartupCardFace.tsx'

const cardRenderer: Renderer<number> = ({ at: { rules } }, card) => <StartupCardFace card={startupCard(rules, card)} />

type Part = 'firstStartup' | 'secondStartup' | 'replicated' | 'rejected' | 'starting' | 'secret' | 'unveiled'

export const startupRenderers: RenderersOf<Part> = {
  firstStartup: cardRenderer,
  secondStartup: cardRenderer,
  replicated: cardRenderer,
  rejected: favourRenderer,
  starting: artifactRenderer,
  secret: artifactRenderer,
  unveiled: artifactRenderer,
}
