import { notebookParts } from '@athanor/alchemy-ui/notebook/words.ts'
import { webSchoolWords } from '@athanor/messages/words/web.school'
import { houseParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'
import { lazy, use } from 'react'
import { Route, Switch } from 'wouter'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { lessonParts, loadLesson } from './courses.ts'
import { LessonPage } from './lesson/LessonPage.tsx'
import { PuzzlePage } from './puzzle/PuzzlePage.tsx'
import { SchoolPage } from './SchoolPage.tsx'

/** With a whole table: fetched when somebody wants it. */
const PositionPage = lazy(async () => ({ default: (await import('./position/PositionPage.tsx')).PositionPage }))

/** The words of all that can be opened from here. */
const useSchoolWords = speaking(...houseParts, ...notebookParts, webSchoolWords, ...lessonParts)

/** All pages of the school. */
export function SchoolRoutes() {
  useSchoolWords()
  return (
    <Switch>
      <Route path="/learn" component={SchoolPage} />
      <Route path="/learn/puzzle">
        <PuzzlePage day={null} />
      </Route>
      <Route path="/learn/puzzle/:day">{({ day }) => <PuzzlePage day={day} />}</Route>
      <Route path="/learn/position">
        <PositionPage day={null} />
      </Route>
      <Route path="/learn/position/:day">{({ day }) => <PositionPage day={day} />}</Route>
      <Route path="/learn/:lesson">{({ lesson }) => <LessonOf key={lesson} id={lesson} />}</Route>
      <Route component={NotFoundPage} />
    </Switch>
  )
}

function LessonOf({ id }: { readonly id: string }) {
  const lesson = use(loadLesson(id))
  return lesson === null ? <NotFoundPage /> : <LessonPage lesson={lesson} />
}
