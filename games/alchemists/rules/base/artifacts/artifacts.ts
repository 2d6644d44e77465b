import { altarOfGold } from './altarOfGold.ts'
import { amuletOfRhetoric } from './amuletOfRhetoric.ts'
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

export type { BaseEndPoints, BasePurchase } from './artifact.ts'

/** the eighteen artifacts, level by level. */
export const baseArtifacts = [
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

export type BaseArtifact = (typeof baseArtifacts)[number]['id']
