import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { ReaderPage } from './ReaderPage.tsx'

const BoardPage = lazy(() => import('./board/BoardPage.tsx').then((page) => ({ default: page.BoardPage })))
const DeckPage = lazy(() => import('./deck/DeckPage.tsx').then((page) => ({ default: page.DeckPage })))

/** The card reader and what goes with it: one door for the house, which therefore knows no more than that. */
export function ReaderRooms() {
  return (
    <Switch>
      <Route path="/reader/board" component={BoardPage} />
      <Route path="/reader/deck" component={DeckPage} />
      <Route component={ReaderPage} />
    </Switch>
  )
}
