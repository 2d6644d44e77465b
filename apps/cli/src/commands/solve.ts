import { explained, solveArticles, solve as solveFacts, solveLibrary } from '@athanor/alchemy'
import { cleanJson } from '@athanor/terminal/cleanText.ts'
import { answerReport, type FullSolution, factList } from '@athanor/terminal/science/report.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import type { Words } from '@athanor/terminal/words.ts'
import { failure, misuse } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { readClaim } from '../solve/claim.ts'
import { type FactSource, factsFrom } from '../solve/factSource.ts'
import { readArticleWish, readOffer } from '../solve/wishes.ts'

export interface SolveFlags {
  readonly facts?: string
  readonly golem?: boolean
  readonly json?: boolean
  readonly explain?: readonly string[]
  readonly library?: boolean
  readonly offer?: string
  readonly articles?: boolean
  readonly article?: readonly string[]
}

const shownArticles = 5

/** Works out what follows from facts about ingredients. Facts that clash are named, and then it fails. */
export async function solve(path: string | undefined, flags: SolveFlags, shell: Shell, words: Words): Promise<void> {
  const sources = await sourcesOf(path, flags.facts, shell, words)
  const facts = sources.flatMap((source) => factsFrom(source, words))
  const claims = (flags.explain ?? []).map((text) => readClaim(text, words))
  const articles = (flags.article ?? []).map((text) => readArticleWish(text, words))
  const offer = flags.offer === undefined ? undefined : readOffer(flags.offer, words)
  const look: Look = { words, paint: shell.paint, columns: shell.columns }
  const print = (data: object, lines: () => readonly string[]) =>
    shell.out(flags.json === true ? `${cleanJson(data)}\n` : `${lines().join('\n')}\n`)

  const solution = solveFacts(facts, { golem: flags.golem === true })
  if (!solution.possible) {
    const { because } = solution
    print(solution, () => factList(words.say('cli.solve.clash'), facts, because, look))
    throw failure(words.say('cli.solve.contradiction', { count: because.length }))
  }
  const proposals = flags.articles === true ? shownArticles : 0
  const wantsLibrary = flags.library === true || offer !== undefined || facts.some(({ kind }) => kind === 'luminary')
  const answer: FullSolution = {
    ...solution,
    ...(wantsLibrary ? { library: solveLibrary(facts, offer) } : {}),
    ...(proposals > 0 || articles.length > 0 ? { articles: solveArticles(facts, articles, proposals) } : {}),
    explanations: claims.map((claim) => explained(facts, claim)),
  }
  print(answer, () => answerReport(answer, look))
}

async function sourcesOf(
  path: string | undefined,
  told: string | undefined,
  shell: Shell,
  words: Words,
): Promise<readonly FactSource[]> {
  if (path === undefined && told === undefined) throw misuse(words.say('cli.solve.noFacts'))
  return [
    ...(path === undefined ? [] : [await fileSource(path, shell, words)]),
    ...(told === undefined ? [] : [{ name: '--facts', text: told, inLines: false }]),
  ]
}

async function fileSource(path: string, shell: Shell, { say }: Words): Promise<FactSource> {
  const name = path === '-' ? say('cli.solve.input') : path
  try {
    return { name, text: await (path === '-' ? shell.input() : shell.read(path)), inLines: true }
  } catch {
    // 1 is the answer "these facts clash", so a file that is not there must not look like it.
    throw misuse(say('cli.failure.unreadable', { path: name }))
  }
}
