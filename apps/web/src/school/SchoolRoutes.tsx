import { use } from 'react'
import { Route, Switch } from 'wouter'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { loadLesson } from './courses.ts'
import { LessonPage } from './lesson/LessonPage.tsx'
import { PuzzlePage } from './puzzle/PuzzlePage.tsx'
import { SchoolPage } from './SchoolPage.tsx'
import { loadSchoolWords } from './schoolWords.ts'

/** All pages of the school. */
export function SchoolRoutes() {
  use(loadSchoolWords())
  return (
    <Switch>
      <Route path="/learn" component={SchoolPage} />
      <Route path="/learn/puzzle">
        <PuzzlePage day={null} />
      </Route>
      <Route path="/learn/puzzle/:day">{({ day }) => <PuzzlePage day={day} />}</Route>
      <Route path="/learn/:lesson">{({ lesson }) => <LessonOf key={lesson} id={lesson} />}</Route>
      <Route component={NotFoundPage} />
    </Switch>
  )
}

function LessonOf({ id }: { readonly id: string }) {
  const lesson = use(loadLesson(id))
  return lesson === null ? <NotFoundPage /> : <LessonPage lesson={lesson} />
}
