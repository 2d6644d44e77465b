import { icon as pack } from 'virtual:icon/backup'
import { icon as barbarian } from 'virtual:icon/barbarian'
import { icon as tavern } from 'virtual:icon/beer-stein'
import { icon as boots } from 'virtual:icon/boots'
import { icon as tablet } from 'virtual:icon/broken-tablet'
import { icon as cloak } from 'virtual:icon/cowled'
import { icon as shrine } from 'virtual:icon/crystal-shrine'
import { icon as drinking } from 'virtual:icon/drinking'
import { icon as elf } from 'virtual:icon/elf-helmet'
import { icon as quillCap } from 'virtual:icon/feathered-wing'
import { icon as necklace } from 'virtual:icon/gem-necklace'
import { icon as goldBar } from 'virtual:icon/gold-bar'
import { icon as goldStack } from 'virtual:icon/gold-stack'
import { icon as cap } from 'virtual:icon/graduate-cap'
import { icon as herbs } from 'virtual:icon/herbs-bundle'
import { icon as grass } from 'virtual:icon/high-grass'
import { icon as hood } from 'virtual:icon/hooded-assassin'
import { icon as chalice } from 'virtual:icon/jeweled-chalice'
import { icon as keys } from 'virtual:icon/keyring'
import { icon as chest } from 'virtual:icon/locked-chest'
import { icon as mirror } from 'virtual:icon/mirror-mirror'
import { icon as rhetoric } from 'virtual:icon/necklace'
import { icon as nun } from 'virtual:icon/nun-face'
import { icon as oldKing } from 'virtual:icon/old-king'
import { icon as periscope } from 'virtual:icon/periscope'
import { icon as person } from 'virtual:icon/person'
import { icon as mortar } from 'virtual:icon/pestle-mortar'
import { icon as podium } from 'virtual:icon/podium'
import { icon as pointyHat } from 'virtual:icon/pointy-hat'
import { icon as price } from 'virtual:icon/price-tag'
import { icon as quill } from 'virtual:icon/quill-ink'
import { icon as robe } from 'virtual:icon/robe'
import { icon as press } from 'virtual:icon/scroll-quill'
import { icon as hands } from 'virtual:icon/shaking-hands'
import { icon as shop } from 'virtual:icon/shop'
import { icon as bag } from 'virtual:icon/shopping-bag'
import { icon as stamp } from 'virtual:icon/stamper'
import { icon as totem } from 'virtual:icon/totem'
import { icon as trophy } from 'virtual:icon/trophy-cup'
import { icon as wizard } from 'virtual:icon/wizard-face'
import type { Artifact, Favour, Space } from '@athanor/alchemists'
import { moduleArt } from '../modules/art.ts'

type Art = readonly string[]

const spaces: Readonly<Record<Space, Art>> = {
  ...moduleArt.spaces,
  forage: grass,
  transmute: goldBar,
  custodian: keys,
  sell: barbarian,
  buy: shop,
  debunk: tablet,
  publish: quill,
  test: cap,
  drink: drinking,
  exhibit: podium,
}

export function spaceArt(space: Space): Art {
  return spaces[space]
}

const artifacts: Readonly<Record<Artifact, Art>> = {
  ...moduleArt.artifacts,
  altarOfGold: goldStack,
  amuletOfRhetoric: rhetoric,
  bootsOfSpeed: boots,
  bronzeCup: trophy,
  crystalCabinet: shrine,
  discountCard: price,
  featherInCap: quillCap,
  hypnoticAmulet: necklace,
  magicMirror: mirror,
  magicMortar: mortar,
  periscope,
  printingPress: press,
  robeOfRespect: robe,
  sealOfAuthority: stamp,
  silverChalice: chalice,
  thinkingCap: pointyHat,
  wisdomIdol: totem,
  witchsTrunk: chest,
}

export function artifactArt(artifact: Artifact): Art {
  return artifacts[artifact]
}

const favours: Readonly<Record<Favour, Art>> = {
  ...moduleArt.favours,
  assistant: person,
  associate: hands,
  barmaid: tavern,
  custodian: keys,
  herbalist: herbs,
  merchant: pack,
  sage: oldKing,
  shopkeeper: bag,
}

export function favourArt(favour: Favour): Art {
  return favours[favour]
}

const adventurers: ReadonlyMap<string, Art> = new Map(
  Object.entries({
    assassin: hood,
    barbarian,
    cleric: nun,
    ranger: elf,
    sorcerer: wizard,
    witcher: cloak,
  }),
)

export function adventurerArt(adventurer: string): Art {
  const art = adventurers.get(adventurer)
  if (art === undefined) throw new RangeError(`there is no picture of the ${adventurer}`)
  return art
}
