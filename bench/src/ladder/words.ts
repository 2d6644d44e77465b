import type { Estimate, Standing, Summary } from './summary.ts'

function figure({ mean, within }: Estimate, digits = 1): string {
  return `${mean.toFixed(digits)} ± ${within.toFixed(digits)}`
}

function share({ mean, within }: Estimate): string {
  return `${(mean * 100).toFixed(1)} ± ${(within * 100).toFixed(1)} %`
}

/** One kind of table in a line, for whoever waits. */
export function lineOf({ table, games, standings }: Summary): string {
  const all = standings.map(
    ({ player, points, wins, lead, thinking }) =>
      `${player} ${figure(points)} points, wins ${share(wins)}, lead ${figure(lead, 2)}, ${thinking.game.toFixed(0)} ms a game`,
  )
  return `${table.name} ${table.preset} ${table.players}: ${games} games; ${all.join('; ')}`
}

function rowsOf(columns: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ]
}

/** Elo of a share of points, as far as a share can say it. */
function eloOf(won: number): string {
  // Sums of thirds may miss a whole by a hair.
  if (won < 1e-9 || won > 1 - 1e-9) return won < 0.5 ? '−∞' : '∞'
  return (400 * Math.log10(won / (1 - won))).toFixed(0)
}

function standing(summary: Summary, player: string): Standing | undefined {
  return summary.standings.find((each) => each.player === player)
}

/** All figures as Markdown, for docs/bots.md. */
export function documentOf(summaries: readonly Summary[]): string {
  const named = (name: string) => summaries.filter((each) => each.table.name === name)
  const pairs = ['pairs', 'masters', 'dial'].flatMap(named).flatMap((each): readonly (readonly string[])[] => {
    const [one, other] = each.table.contestants
    const stronger = other === undefined ? undefined : standing(each, other.id)
    const weaker = one === undefined ? undefined : standing(each, one.id)
    if (stronger === undefined || weaker === undefined) return []
    const { mean, within } = stronger.wins
    const part = mean / (mean + weaker.wins.mean)
    const wide = within / (mean + weaker.wins.mean)
    return [
      [
        each.table.preset,
        String(each.table.players),
        `${stronger.player} v. ${weaker.player}`,
        String(each.games),
        share(stronger.wins),
        `${eloOf(part)} (${eloOf(part - wide)} … ${eloOf(part + wide)})`,
        figure(stronger.points),
        figure(weaker.points),
      ],
    ]
  })
  const gaps = named('gap')
  const groups = [...new Set(gaps.map(({ table: { preset, players } }) => `${preset} ${players}`))]
  const gapRows = groups.map((group) => {
    const here = gaps.filter(({ table: { preset, players } }) => `${preset} ${players}` === group)
    const mean = (id: string) => {
      const found = here.map((each) => standing(each, id)).find((each) => each !== undefined)
      return found?.points
    }
    const [random, oracle] = [mean('random')?.mean ?? 0, mean('oracle')?.mean ?? 0]
    const told = (id: string) => {
      const points = mean(id)
      if (points === undefined) return ''
      const width = oracle - random
      return `${figure(points)} (${share({ mean: (points.mean - random) / width, within: points.within / width })})`
    }
    return [group, told('random'), told('greedy'), told('scholar'), told('oracle')]
  })
  const ideas = [...named('ablation'), ...named('try')].flatMap((each): readonly (readonly string[])[] => {
    const [one] = each.table.contestants
    const mine = one === undefined ? undefined : standing(each, one.id)
    if (mine === undefined) return []
    return [[mine.player, String(each.games), share(mine.wins), figure(mine.lead, 2), figure(mine.points)]]
  })
  const deeds = summaries
    .filter(({ table: { name } }) => name === 'pairs' || name === 'gap')
    .flatMap((each) =>
      each.standings
        .filter(({ player }) => player === 'scholar' || player === 'greedy')
        .map((one): readonly string[] => [
          `${one.player}, ${each.table.name} ${each.table.preset} ${each.table.players}`,
          ...Object.values(one.deeds).map((value) => value.toFixed(2)),
          ...Object.values(one.thinking).map((value) => value.toFixed(1)),
        ]),
    )
  const deedNames = Object.keys(summaries[0]?.standings[0]?.deeds ?? {})
  return [
    '### Pairs',
    '',
    ...rowsOf(['preset', 'players', 'who', 'games', 'wins of a seat', 'Elo', 'points', 'points of the other'], pairs),
    '',
    '### One seat among greedy-51bb20f: points and share of the gap',
    '',
    ...rowsOf(['table', 'random', 'greedy', 'scholar', 'oracle'], gapRows),
    '',
    '### What each idea brings',
    '',
    ...rowsOf(['who', 'games', 'wins', 'lead', 'points'], ideas),
    '',
    '### Deeds of a game, and milliseconds',
    '',
    ...rowsOf(['who', ...deedNames, 'p50', 'p95', 'p99', 'max', 'game'], deeds),
    '',
  ].join('\n')
}
