export { type Glance, type GlanceVerdict, isOneCard, needsCloseLook, remembered, verdictOf } from './agreement.ts'
export { cardOutline } from './cardOutline.ts'
export { type Code, codeOf, codeSide, codes, isDark, printedSide } from './codes.ts'
export { type Point, type Quad, quadOf } from './geometry.ts'
export { type Picture, shadesOf } from './picture.ts'
export {
  type CardEnd,
  cardEnds,
  cardSize,
  copiesOfEach,
  type Marking,
  markerPlaces,
  markerSize,
  markings,
} from './printedCard.ts'
export { type CloseLook, lookClosely, readMarkers, type Sighting } from './reading/readMarkers.ts'
