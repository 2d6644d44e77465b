import { Loading } from '@athanor/ui/Loading.tsx'
import { lazy, Suspense } from 'react'
import type { AlchemistsEndProps } from './AlchemistsEnd.tsx'

const End = lazy(async () => ({ default: (await import('./AlchemistsEnd.tsx')).AlchemistsEnd }))

/** The end of the game. Nobody needs it before, so it is fetched then. */
export function LazyEnd(props: AlchemistsEndProps) {
  return (
    <Suspense fallback={<Loading part />}>
      <End {...props} />
    </Suspense>
  )
}
