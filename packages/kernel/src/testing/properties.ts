import { agreement } from './properties/agreement.ts'
import { coverage } from './properties/coverage.ts'
import { determinism } from './properties/determinism.ts'
import { discretion } from './properties/discretion.ts'
import { ends } from './properties/ends.ts'
import { invariant } from './properties/invariant.ts'
import { needlessReveals } from './properties/needlessReveals.ts'
import { nonInterference } from './properties/nonInterference.ts'
import { oldStates } from './properties/oldStates.ts'
import { plainData } from './properties/plainData.ts'
import { refusals } from './properties/refusals.ts'
import { replay } from './properties/replay.ts'
import { resample } from './properties/resample.ts'
import { sealed } from './properties/sealed.ts'
import { setUp } from './properties/setUp.ts'
import { undeclaredReveals } from './properties/undeclaredReveals.ts'
import { undo } from './properties/undo.ts'
import { wholeOrNothing } from './properties/wholeOrNothing.ts'
import type { Property } from './property.ts'

/** All properties, the cheap ones first. */
export const properties: readonly Property[] = [
  ends,
  invariant,
  coverage,
  agreement,
  refusals,
  wholeOrNothing,
  plainData,
  sealed,
  resample,
  undeclaredReveals,
  needlessReveals,
  nonInterference,
  discretion,
  setUp,
  oldStates,
  determinism,
  undo,
  replay,
]
