import { Panel } from '@athanor/ui/Panel.tsx'
import { use } from 'react'
import { Link } from 'wouter'
import { gameIds, gameTitle, loadCards } from '../games/clients.ts'
import type { GameStatistics } from './api.ts'
import { nothingAsked, pathOf } from './historyFilter.ts'
import styles from './Me.module.css'
import { useWords } from './words.ts'

/** What the games come to, by game and number of players. Every number leads to the games behind it. */
export function StatisticsPanel({ statistics }: { readonly statistics: readonly GameStatistics[] }) {
  const { say } = useWords()
  use(loadCards())
  return (
    <Panel title={say('web.me.statistics')}>
      <p className={styles['note']}>{say('web.me.statisticsText')}</p>
      {statistics.map((each) => (
        <GameFigures key={`${each.game} ${each.players}`} statistics={each} />
      ))}
    </Panel>
  )
}

function GameFigures({ statistics }: { readonly statistics: GameStatistics }) {
  const words = useWords()
  const { say, locale } = words
  const { game, players, games, places, averageTotal, best, figures } = statistics
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const title = gameIds.includes(game) ? gameTitle(game, words) : game
  const asked = { ...nothingAsked, game, players }
  const [won = 0] = places
  return (
    <section className={styles['part']}>
      <h3>{say('web.me.ofGame', { game: title, players })}</h3>
      <dl>
        <div className={styles['line']}>
          <dt>{say('web.me.played')}</dt>
          <dd>
            <Link href={pathOf(asked)}>{say('web.me.count', { count: games })}</Link>
          </dd>
        </div>
        <div className={styles['line']}>
          <dt>{say('web.me.wonShare', { share: String(Math.round((100 * won) / games)) })}</dt>
          <dd>
            <Link href={pathOf({ ...asked, result: 'won' })}>{say('web.me.count', { count: won })}</Link>
          </dd>
        </div>
        <div className={styles['line']}>
          <dt>{say('web.me.places')}</dt>
          <dd>
            {words.list(
              places.map((count, index) =>
                say('web.me.placeTimes', { place: String(index + 1), count: String(count) }),
              ),
            )}
          </dd>
        </div>
        <div className={styles['line']}>
          <dt>{say('web.me.average')}</dt>
          <dd>
            {number.format(averageTotal)} ·{' '}
            <Link href={`/replay/table/${best.table}`}>{say('web.me.best', { points: String(best.total) })}</Link>
          </dd>
        </div>
        {figures.map(({ name, average }) => (
          <div key={name} className={styles['line']}>
            <dt>{words.data({ id: `${game}.figure.${name}` })}</dt>
            <dd>
              <Link href={pathOf(asked)}>{say('web.me.onAverage', { average: number.format(average) })}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
