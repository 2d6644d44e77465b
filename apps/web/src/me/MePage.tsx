import { Loading } from '@athanor/ui/Loading.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { HouseWord } from '../app/HouseWord.tsx'
import { PageHead } from '../app/PageHead.tsx'
import { Shell } from '../app/Shell.tsx'
import text from '../app/TextPage.module.css'
import { noteRing } from '../net/ownSeats.ts'
import { useWordAsked } from '../net/server.ts'
import { trustStore } from '../net/trustStore.ts'
import { type Me, type MyGames, type PeopleAnswer, peopleApi, type TryIt } from './api.ts'
import { DataPanel } from './DataPanel.tsx'
import { History } from './History.tsx'
import { askedIn, queryOf } from './historyFilter.ts'
import styles from './Me.module.css'
import { RingPanel } from './RingPanel.tsx'
import { RunningGames } from './RunningGames.tsx'
import { StatisticsPanel } from './StatisticsPanel.tsx'
import { useWords } from './words.ts'

/** Rows of the history that are shown at first, and that come when more are asked for. */
const firstRows = 30

/** Somebody's own games: those that go on, those that were played, what they come to; and the ring that holds them. */
export function MePage() {
  const words = useWords()
  const { say } = words
  const wordAsked = useWordAsked()
  const asked = askedIn(useSearch())
  const [me, setMe] = useState<PeopleAnswer<Me> | null>(null)
  const [games, setGames] = useState<MyGames | null>(null)
  const [rows, setRows] = useState(firstRows)
  const query = queryOf(asked, rows)

  const look = useCallback(async () => {
    const answer = await peopleApi.me()
    if (answer.ok) noteRing(answer.data.ring !== null)
    setMe(answer)
  }, [])
  useEffect(() => {
    // What this browser knows of its tables, the server may not have noted yet.
    void peopleApi.bring(trustStore.tables()).then(look)
  }, [look])
  useEffect(() => {
    let isOpen = true
    const fetchGames = async () => {
      const answer = await peopleApi.games(query)
      if (isOpen && answer.ok) setGames(answer.data)
    }
    void fetchGames()
    return () => {
      isOpen = false
    }
  }, [query, me])

  const act: TryIt = async (work) => {
    const done = await work()
    if (!done.ok) notify(words.data(done.reason))
    await look()
    return done
  }
  const title = say('web.me.title')
  if (me === null) return <Loading />
  if (!me.ok) {
    return (
      <Shell title={title}>
        <PageHead title={title} lead={words.data(me.reason)} />
        {(wordAsked || me.status === 401) && <HouseWord />}
      </Shell>
    )
  }
  const { data } = me
  const count = games?.finished ?? 0
  return (
    <Shell title={title} width="wide">
      <div className={styles['page']}>
        <PageHead
          title={title}
          lead={say(data.ring === null ? 'web.me.leadGuest' : 'web.me.leadRing', {
            name: data.ring?.name ?? '',
            count,
          })}
        />
        <div className={text['stack']}>
          <RunningGames running={games?.running ?? null} />
          <History games={games} asked={asked} onMore={() => setRows(rows + firstRows)} />
        </div>
        <div className={text['stack']}>
          {games !== null && games.statistics.length > 0 && <StatisticsPanel statistics={games.statistics} />}
          <RingPanel me={data} act={act} onChange={() => void look()} />
          <DataPanel hasRing={data.ring !== null} act={act} />
        </div>
      </div>
    </Shell>
  )
}
