import { numberOfDay } from '@athanor/alchemy/puzzle'
import type { PositionBook } from '@athanor/bots'
import type { Shape } from '@athanor/kernel'
import { useWords } from '@athanor/lessons/words.ts'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { settings } from '@athanor/ui/settings/browser.ts'
import { use, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Shell } from '../../app/Shell.tsx'
import { familiarName } from '../../lib/botNames.ts'
import { openReplayTable } from '../../table/replayTable.ts'
import { Table } from '../../table/Table.tsx'
import { WithRules } from '../../table/WithRules.tsx'
import { dayAt } from '../puzzle/puzzleRecord.ts'
import { PositionQuestion } from './PositionQuestion.tsx'
import { type DailyPosition, logOf, positionOfDay } from './positionOfDay.ts'

const books = import.meta.glob<PositionBook>('../../../../../games/*/web/positions/positions.json', {
  import: 'default',
})

let coming: Promise<PositionBook> | null = null

/** The same promise every time, so that React can wait for it. */
function loadBook(): Promise<PositionBook> {
  const [load] = Object.values(books)
  if (load === undefined) throw new RangeError('there are no positions')
  coming ??= load()
  coming.catch(() => {
    coming = null
  })
  return coming
}

/** A day's decision out of a game: today's where no day is named. */
export function PositionPage({ day: named }: { readonly day: string | null }) {
  const { say } = useWords()
  const book = use(loadBook())
  const [today] = useState(() => dayAt(new Date()))
  const day = named ?? today
  const daily = numberOfDay(day) !== null && day <= today ? positionOfDay(book, day) : null
  if (daily === null) {
    return (
      <Shell title={say('school.position.title')}>
        <p>
          {say('school.position.noneThen')} <Link href="/learn/position">{say('school.position.toToday')}</Link>
        </p>
      </Shell>
    )
  }
  return (
    <WithRules game={book.game} rulesVersion={book.rulesVersion}>
      {(client) => <PositionTable key={day} client={client} daily={daily} today={today} />}
    </WithRules>
  )
}

interface PositionTableProps {
  readonly client: GameClient<Shape>
  readonly daily: DailyPosition
  readonly today: string
}

/** The table as the seat that decides sees it, with the question in the place of the decision. */
function PositionTable({ client, daily, today }: PositionTableProps) {
  const words = useWords()
  const { position } = daily
  const opened = useMemo(() => {
    const own = settings.getState().name
    const names = Array.from({ length: position.players }, (_, seat) =>
      seat === position.seat ? (own === '' ? words.say('web.lobby.adept') : own) : familiarName(seat, words),
    )
    const log = logOf(client.game, position, names)
    if (log === null) throw new RangeError('the rules do not lead to this position')
    const table = openReplayTable(client.game, log, names)
    table.lookAs(position.seat)
    table.goTo(table.last)
    return { log, table, names }
    // A change of language does not deal the position again.
  }, [client, position])
  return (
    <Table
      client={client}
      source={opened.table}
      live={false}
      stages={false}
      controls={<PositionQuestion {...{ client, daily, today }} log={opened.log} names={opened.names} />}
    />
  )
}
