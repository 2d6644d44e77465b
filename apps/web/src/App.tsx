import { Loading } from '@athanor/ui/Loading.tsx'
import { Notices } from '@athanor/ui/Notices.tsx'
import { settings, useSettings } from '@athanor/ui/settings/browser.ts'
import { stockWords, tableParts } from '@athanor/ui/words/wordStock.ts'
import { useWords, WordsProvider } from '@athanor/ui/words/words.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { ErrorScreen } from './app/ErrorScreen.tsx'
import { UpdateOffer } from './app/UpdateOffer.tsx'
import { NoteTaking, type TakeNote } from './reader/noteTaking.ts'

const LobbyPage = lazy(() => import('./pages/LobbyPage.tsx').then(({ LobbyPage: page }) => ({ default: page })))
const NewTablePage = lazy(() =>
  atTables(import('./pages/NewTablePage.tsx')).then((page) => ({ default: page.NewTablePage })),
)
const LocalPage = lazy(() => atTables(import('./pages/LocalPage.tsx')).then((page) => ({ default: page.LocalPage })))
const TablePage = lazy(() => atTables(import('./pages/TablePage.tsx')).then((page) => ({ default: page.TablePage })))
const ReplayPage = lazy(() => atTables(import('./pages/ReplayPage.tsx')).then((page) => ({ default: page.ReplayPage })))
const takeNote: TakeNote = async (...given) => (await import('./notebook/page/noteAnswer.ts')).noteAnswer(...given)
const ReaderRooms = lazy(() => import('./reader/ReaderRooms.tsx').then((page) => ({ default: page.ReaderRooms })))
const NotebookPage = lazy(() =>
  import('./notebook/page/NotebookPage.tsx').then((page) => ({ default: page.NotebookPage })),
)
const SchoolRoutes = lazy(() => import('./school/SchoolRoutes.tsx').then((page) => ({ default: page.SchoolRoutes })))
const RulesPage = lazy(() => import('./pages/RulesPage.tsx').then((page) => ({ default: page.RulesPage })))
const AboutPage = lazy(() => import('./pages/AboutPage.tsx').then((page) => ({ default: page.AboutPage })))
const GalleryPage = lazy(() =>
  atTables(import('./pages/GalleryPage.tsx')).then((page) => ({ default: page.GalleryPage })),
)
const AdminPage = lazy(() => import('./admin/AdminPage.tsx').then((page) => ({ default: page.AdminPage })))
const MePage = lazy(() => import('./me/MePage.tsx').then((page) => ({ default: page.MePage })))
const PrivacyPage = lazy(() => import('./me/PrivacyPage.tsx').then((page) => ({ default: page.PrivacyPage })))
const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx').then((page) => ({ default: page.NotFoundPage })))

/** A page that speaks of tables, once its words are there. */
async function atTables<Page>(page: Promise<Page>): Promise<Page> {
  const [ready] = await Promise.all([page, stockWords(tableParts)])
  return ready
}

/** The whole house: every page is fetched when somebody goes there. */
export function App() {
  const { locale, theme } = useSettings()
  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dataset['theme'] = theme
    const colour = theme === 'dark' ? '#1a1423' : '#f0e2c3'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
  }, [locale, theme])
  return (
    <WordsProvider locale={locale}>
      <ErrorScreen>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={LobbyPage} />
            <Route path="/new" component={NewTablePage} />
            <Route path="/local/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/replay">
              <ReplayPage source="file" id="" />
            </Route>
            <Route path="/replay/local/:id">{({ id }) => <ReplayPage key={id} source="local" id={id} />}</Route>
            <Route path="/replay/table/:id">{({ id }) => <ReplayPage key={id} source="table" id={id} />}</Route>
            <Route path="/reader/*?">
              <NoteTaking value={takeNote}>
                <ReaderRooms />
              </NoteTaking>
            </Route>
            <Route path="/notebook" component={NotebookPage} />
            <Route path="/learn/*?" component={SchoolRoutes} />
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/rules">
              <RulesPage game={null} />
            </Route>
            <Route path="/about" component={AboutPage} />
            <Route path="/me" component={MePage} />
            <Route path="/privacy" component={PrivacyPage} />
            <Route path="/admin" component={AdminPage} />
            <Route path="/dev/gallery" component={GalleryPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorScreen>
      <Passing />
    </WordsProvider>
  )
}

function Passing() {
  const { say } = useWords()
  return (
    <>
      <Notices dismissLabel={say('web.common.close')} voiceLabel={say('web.common.voice')} />
      <UpdateOffer />
    </>
  )
}

/** Sets theme and language before anything is drawn. */
export function dressPage(): void {
  const { locale, theme } = settings.getState()
  document.documentElement.lang = locale
  document.documentElement.dataset['theme'] = theme
}
