import { altarOfGold } from './altarOfGold.ts'
import { amuletOfRhetoric } from './amuletOfRhetoric.ts'
import type { ArtifactCard, ArtifactLevel } from './artifact.ts'
import { bootsOfSpeed } from './bootsOfSpeed.ts'
import { bronzeCup } from './bronzeCup.ts'
import { crystalCabinet } from './crystalCabinet.ts'
import { discountCard } from './discountCard.ts'
import { featherInCap } from './featherInCap.ts'
import { hypnoticAmulet } from './hypnoticAmulet.ts'
import { magicMirror } from './magicMirror.ts'
import { magicMortar } from './magicMortar.ts'
import { periscope } from './periscope.ts'
import { printingPress } from './printingPress.ts'
import { robeOfRespect } from './robeOfRespect.ts'
import { sealOfAuthority } from './sealOfAuthority.ts'
import { silverChalice } from './silverChalice.ts'
import { thinkingCap } from './thinkingCap.ts'
import { wisdomIdol } from './wisdomIdol.ts'
import { witchsTrunk } from './witchsTrunk.ts'

/** the eighteen artifacts, level by level. */
const all = [
  bootsOfSpeed,
  discountCard,
  magicMortar,
  periscope,
  printingPress,
  robeOfRespect,
  amuletOfRhetoric,
  hypnoticAmulet,
  sealOfAuthority,
  silverChalice,
  thinkingCap,
  witchsTrunk,
  altarOfGold,
  bronzeCup,
  crystalCabinet,
  featherInCap,
  magicMirror,
  wisdomIdol,
] as const

export type Artifact = (typeof all)[number]['id']

export const artifacts: readonly Artifact[] = all.map((card) => card.id)

const cards = Object.fromEntries(all.map((card) => [card.id, card])) as Readonly<Record<Artifact, ArtifactCard>>

export function artifactCard(artifact: Artifact): ArtifactCard {
  return cards[artifact]
}

export function artifactsOfLevel(level: ArtifactLevel): readonly Artifact[] {
  return artifacts.filter((artifact) => cards[artifact].level === level)
}

/** Powers that are either there or not. */
type Power =
  | 'freePublishing'
  | 'keepsOneIngredient'
  | 'peeks'
  | 'repeatsAction'
  | 'noOrderIngredients'
  | 'setsExhibitsAside'

export function hasPower(owned: readonly Artifact[], power: Power): boolean {
  return owned.some((artifact) => cards[artifact][power] === true)
}

/** The sum of a bonus over all owned artifacts. */
export function bonusOf(owned: readonly Artifact[], bonus: 'gainBonus' | 'publishBonus'): number {
  let sum = 0
  for (const artifact of owned) sum += cards[artifact][bonus] ?? 0
  return sum
}
