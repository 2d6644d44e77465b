import { icon as anchor } from 'virtual:icon/anchor'
import { icon as owl } from 'virtual:icon/barn-owl'
import { icon as butterfly } from 'virtual:icon/butterfly'
import { icon as candle } from 'virtual:icon/candle-light'
import { icon as castle } from 'virtual:icon/castle'
import { icon as cat } from 'virtual:icon/cat'
import { icon as crown } from 'virtual:icon/crenel-crown'
import { icon as ring } from 'virtual:icon/diamond-ring'
import { icon as hammer } from 'virtual:icon/flat-hammer'
import { icon as fox } from 'virtual:icon/fox-head'
import { icon as harp } from 'virtual:icon/harp'
import { icon as hourglass } from 'virtual:icon/hourglass'
import { icon as key } from 'virtual:icon/key'
import { icon as ladder } from 'virtual:icon/ladder'
import { icon as lighthouse } from 'virtual:icon/lighthouse'
import { icon as palm } from 'virtual:icon/palm-tree'
import { icon as lantern } from 'virtual:icon/paper-lantern'
import { icon as pumpkin } from 'virtual:icon/pumpkin'
import { icon as star } from 'virtual:icon/round-star'
import { icon as ship } from 'virtual:icon/sailboat'
import { icon as scissors } from 'virtual:icon/scissors'
import { icon as shield } from 'virtual:icon/shield'
import { icon as apple } from 'virtual:icon/shiny-apple'
import { icon as snowflake } from 'virtual:icon/snowflake-1'
import { icon as leaf } from 'virtual:icon/solid-leaf'
import { icon as bridge } from 'virtual:icon/stone-bridge'
import { icon as umbrella } from 'virtual:icon/umbrella'
import { icon as violin } from 'virtual:icon/violin'
import { icon as windmill } from 'virtual:icon/windmill'
import { icon as wolf } from 'virtual:icon/wolf-head'
import { icon as axe } from 'virtual:icon/wood-axe'
import type { Emblem } from '@athanor/alchemy'

export const emblemArt: Readonly<Record<Emblem, readonly string[]>> = {
  anchor,
  apple,
  axe,
  bridge,
  butterfly,
  candle,
  castle,
  cat,
  crown,
  fox,
  hammer,
  harp,
  hourglass,
  key,
  ladder,
  lantern,
  leaf,
  lighthouse,
  owl,
  palm,
  pumpkin,
  ring,
  scissors,
  shield,
  ship,
  snowflake,
  star,
  umbrella,
  violin,
  windmill,
  wolf,
}
