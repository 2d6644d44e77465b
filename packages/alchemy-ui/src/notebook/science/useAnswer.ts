import { onceSeen } from '@athanor/ui/lib/afterPicture.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { type Heard, hear, type Known, knownOf } from './hearing.ts'
import type { AnyInquiry, Laboratory, OfKind } from './laboratory.ts'

/** What a laboratory says to a question, for as long as it is asked. */
export function useAnswer<
  Kind extends Inquiry['kind'],
  Inquiry extends AnyInquiry,
  Answers extends Record<Inquiry['kind'], unknown>,
>(
  laboratory: () => Laboratory<Inquiry, Answers>,
  wanted: (OfKind<Inquiry, Kind> & { readonly kind: Kind }) | null,
  owner: unknown = null,
): Known<Answers[Kind]> {
  const asked = useStable<OfKind<Inquiry, Kind> | null>(wanted)
  const question = useMemo(() => ({ asked, owner }), [asked, owner])
  const [heard, setHeard] = useState<Heard<OfKind<Inquiry, Kind>, Answers[Kind]> | null>(null)
  useEffect(() => {
    const { ask, isByHand } = laboratory()
    // Whatever has brought the question up is seen first, and an answer is drawn when nothing more urgent is.
    return onceSeen(() => hear(question, ask<Kind>, isByHand, (told) => startTransition(() => setHeard(told))))
  }, [laboratory, question])
  return useMemo(() => knownOf(question, heard), [question, heard])
}
