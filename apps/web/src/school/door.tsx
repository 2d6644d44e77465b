import { lazy } from 'react'

const Routes = lazy(() => import('./SchoolRoutes.tsx').then(({ SchoolRoutes }) => ({ default: SchoolRoutes })))

/** The way in. What the school needs is listed here and not on the first page, which has to be light. */
export function School() {
  return <Routes />
}
