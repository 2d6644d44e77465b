import { startupCard } from '@athanor/alchemists'
import { artifactFace, type Face, type FacesOf, favourFace } from '../../faces.tsx'
import { StartupCardFace } from './StartupCardFace.tsx'

const cardFace: Face<number> = ({ at: { rules } }, card) => <StartupCardFace card={startupCard(rules, card)} />

type Part = 'firstStartup' | 'secondStartup' | 'replicated' | 'rejected' | 'starting' | 'secret' | 'unveiled'

export const startupFaces: FacesOf<Part> = {
  firstStartup: cardFace,
  secondStartup: cardFace,
  replicated: cardFace,
  rejected: favourFace,
  starting: artifactFace,
  secret: artifactFace,
  unveiled: artifactFace,
}
