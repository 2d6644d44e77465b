import type { Shape } from '@athanor/kernel'
import { Loading } from '@athanor/ui/Loading.tsx'
import { Suspense, use } from 'react'
import type * as finale from './Finale.tsx'
import type { FinaleProps } from './Finale.tsx'

type Loaded = typeof finale

let coming: Promise<Loaded> | null = null

/** The same promise every time, so that React can wait for it; what failed to load is tried again. */
function load(): Promise<Loaded> {
  if (coming === null) {
    coming = import('./Finale.tsx')
    coming.catch(() => {
      coming = null
    })
  }
  return coming
}

/** The end of a game. Nobody needs it before, so it is fetched then. */
export function LazyFinale<G extends Shape>(props: FinaleProps<G>) {
  return (
    <Suspense fallback={<Loading part />}>
      <Fetched {...props} />
    </Suspense>
  )
}

function Fetched<G extends Shape>(props: FinaleProps<G>) {
  const { Finale } = use(load())
  return <Finale {...props} />
}
