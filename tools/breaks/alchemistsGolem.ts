import { breaksIn } from './break.ts'

/** Mistakes in the Golem Project. */
export const alchemistsGolem = breaksIn('games/alchemists/rules/modules/golemProject', {
  'researchGolem.ts': [
    {
      from: 'const lifted = flask < testsNeeded ? flask + 1 : flask',
      to: 'const lifted = flask < testsNeeded + 1 ? flask + 1 : flask',
      rules: 'G-179 G-194',
      why: 'a third test animates the golem',
    },
    {
      from: 'if (tokens === 0) return',
      to: 'if (tokens < 0) return',
      rules: 'G-180 GR-45',
      why: 'an empty space gives tokens',
    },
    {
      from: "return flask === topSpace ? reason('alchemists.reject.golemAlive') : null",
      to: 'return null',
      rules: 'GR-49',
      why: 'a living golem can be animated again',
    },
    {
      from: 'if (worked) takeFromSpace(state, seat)',
      to: 'if (!worked) takeFromSpace(state, seat)',
      rules: 'G-263 G-264',
      why: 'a failure earns the token',
    },
    {
      from: "changeApproval(state, seat, tokens, 'courtier')",
      to: "changeApproval(state, seat, Math.min(1, tokens), 'courtier')",
      rules: 'GR-85',
      why: 'two Courtiers bring one token',
    },
  ],
  'reports.ts': [
    {
      from: 'flask >= testsNeeded && golemParts.some((part) => reports[part] !== 1)',
      to: 'flask >= testsNeeded - 1 && golemParts.some((part) => reports[part] !== 1)',
      rules: 'G-207 GR-51',
      why: 'one test is enough to report',
    },
    {
      from: 'const used = golemParts.flatMap((part) => reports[part])',
      to: 'const used: readonly Trigger[] = reports.chest.length > 2 ? reports.chest : []',
      rules: 'GR-54',
      why: 'a token lies in two reports',
    },
    {
      from: "if (lying.length > 0) return reason('alchemists.reject.reportExists', { part: step.part })",
      to: "if (lying.length > 1) return reason('alchemists.reject.reportExists', { part: step.part })",
      rules: 'G-214 G-220',
      why: 'a second report on a part',
    },
  ],
  'progressReports.ts': [
    {
      from: 'state.table.order.toReversed().filter((seat) => given.has(seat))',
      to: 'state.table.order.filter((seat) => given.has(seat))',
      rules: 'G-210 GR-51',
      why: 'the highest place reports first',
    },
    {
      from: "const isWaiting = answers.some(({ action }) => action.kind === 'reportInTurn')",
      to: 'const isWaiting = false',
      rules: 'GR-51',
      why: 'sealed answers of higher players are shown early',
    },
  ],
  'conferences.ts': [
    {
      from: 'const highest = own > 0 && own === Math.max(...all)',
      to: 'const highest = own === Math.max(...all)',
      rules: 'G-232',
      why: 'nothing reported is the most',
    },
    {
      from: 'const lowest = own === Math.min(...all)',
      to: 'const lowest = own < Math.max(...all) && own === Math.min(...all)',
      rules: 'GR-55 G-233',
      why: 'nobody is the lowest when all are equal',
    },
    {
      from: "levelOf(table.options, seat, 'conferences')",
      to: "levelOf(table.options, 0, 'conferences')",
      rules: 'GR-63',
      why: 'everybody is judged by the side of the first seat',
    },
  ],
  'mood.ts': [
    {
      from: 'notWith !== players',
      to: 'notWith === null || notWith === players',
      rules: 'G-154 GR-43',
      why: 'the wrong tiles stay in the box',
    },
    {
      from: 'changeProjectAt(state, tile ? { tokens,',
      to: 'changeProjectAt(state, tile ? { tokens: tokens + projectAt(state.table).tokens,',
      rules: 'G-241 G-242',
      why: 'tokens carry over',
    },
  ],
  'underCounter.ts': [
    {
      from: 'if (underCounterToCome.length === state.table.toCome.length) return',
      to: 'if (underCounterToCome.length === 0) return',
      rules: 'G-199 G-240',
      why: 'a new card every round',
    },
  ],
  'approval.ts': [
    {
      from: 'return held < needed ?',
      to: 'return held + 1 < needed ?',
      rules: 'G-198 GR-92',
      why: 'a token on credit',
    },
  ],
  'scoring.ts': [
    {
      from: "if (projectOf(playerOf(state, seat)).flask === topSpace) score(state, seat, 'golem', animationPoints.end)",
      to: "if (projectOf(playerOf(state, seat)).flask >= topSpace - 1) score(state, seat, 'golem', animationPoints.end)",
      rules: 'G-250',
      why: 'two tests are worth a living golem',
    },
    {
      from: "if (scorer.source === 'wisdomIdol') return [{ source: 'reports' }, { source: 'golem' }, scorer]",
      to: "if (scorer.source === 'wisdomIdol') return [scorer, { source: 'reports' }, { source: 'golem' }]",
      rules: 'GR-61',
      why: 'the Idol before the reports',
    },
  ],
  'components.ts': [
    {
      from: '3: [3, 5, 5, 6, 6, 6],',
      to: '3: [3, 5, 6, 6, 6, 6],',
      rules: 'G-161 G-163',
      why: 'the sixth cube comes a round early',
    },
    {
      from: 'master: [-3, -2, -1, 0, 1] }',
      to: 'master: [-3, -2, -1, 1, 1] }',
      rules: 'GR-57 G-235',
      why: 'the new tile gives for three seals',
    },
  ],
})
