import {
  assignmentOfWorld,
  believe,
  bestAnimations,
  bestArticles,
  bestExperiments,
  bestQuestions,
  codesOf,
  debunkAnswers,
  debunkQuestions,
  divisions,
  experiments,
  explain,
  type Fact,
  golemQuestions,
  type HardFact,
  hasAspects,
  ingredientPairs,
  ingredients,
  isOneOf,
  learn,
  made,
  marginals,
  mixIngredients,
  openBelief,
  type Publications,
  readCode,
  triggers,
} from '@athanor/alchemy'
import { time } from './measure.ts'
import { micro, type Section } from './report.ts'

const publication: Fact = { kind: 'publication', ingredient: 'fern', alchemical: 'Nnp', odds: 5 }
const reaction: Fact = { kind: 'reaction', ingredient: 'scorpion', chest: true, ears: false }
const hunch: Fact = { kind: 'hunch', fact: made('mushroom', 'toad', 'healing'), odds: 5 }
const glimpse: Fact = { kind: 'glimpse', ingredient: 'fern', potions: ['healing'] }
const book: Fact = { kind: 'luminary', ingredient: 'flower', luminary: 'solar' }
const failure: HardFact = { kind: 'animation', ingredients: ['fern', 'toad'], worked: false }
const golemHunch: Fact = { kind: 'hunch', fact: failure, odds: 3 }

const golemFacts: readonly HardFact[] = [
  made('flower', 'scorpion', 'poison'),
  { kind: 'luminary', ingredient: 'toad', luminary: 'lunar' },
  failure,
  hasAspects('toad', { colour: 'blue', sign: 'plus' }),
  { kind: 'reaction', ingredient: 'toad', chest: false, ears: true },
]
const golemMark: HardFact = { kind: 'trigger', part: 'ears', triggers: triggers.slice(1) }
const published: Publications = {
  theories: { scorpion: 'PPP', mushroom: 'nPp' },
  conflicts: [],
  articles: [
    { colour: 'blue', signs: ['plus', 'plus'], ingredients: ['toad', 'mushroom', 'fern', 'ravensFeather'] },
    { colour: 'red', signs: ['plus', 'minus'], ingredients: ['toad', 'mandrakeRoot', 'scorpion', 'fern'] },
  ],
}

/** Every second experiment of a game in which nothing is left open. */
function longGame(): { readonly facts: readonly HardFact[]; readonly claim: HardFact } {
  const assignment = assignmentOfWorld(31_415)
  const facts = ingredientPairs
    .filter((_, index) => index % 2 === 1)
    .map(([one, other]) => made(one, other, mixIngredients(assignment, one, other)))
  const [ingredient] = ingredients
  return { facts, claim: isOneOf(ingredient, assignment[ingredient]) }
}

/** Exact deduction over all worlds, without a shortcut for easy cases: every figure starts from the widest belief. */
export function alchemySection(): Section {
  const open = openBelief()
  const healing = made('mushroom', 'toad', 'healing')
  const weighed = learn(open, publication)
  // After a first reaction assignments and laws depend on each other.
  const tested = learn(open, { kind: 'reaction', ingredient: 'fern', chest: true, ears: true })
  const weighedTested = learn(tested, publication)
  const all = [...experiments, ...golemQuestions]
  const { facts, claim } = longGame()
  const assignment = assignmentOfWorld(31_415)
  const [code = ''] = codesOf({ assignment }, 'veiled')
  const timed = (what: string, work: () => unknown, goal?: string) => ({
    what,
    value: micro(time(work).microseconds),
    ...(goal === undefined ? {} : { goal }),
  })
  return {
    title: 'Alchemy: exact deduction over all 40,320 worlds',
    figures: [
      timed('one experiment learnt', () => learn(open, healing), '≤ 0.1 ms'),
      timed('one glimpse of a rival learnt', () => learn(open, glimpse), '≤ 0.1 ms'),
      timed("one rival's publication weighed", () => learn(open, publication), '≤ 0.1 ms'),
      timed('one hunch about an experiment weighed', () => learn(weighed, hunch), '≤ 0.1 ms'),
      timed('all marginals (64 alchemicals, 196 potions)', () => marginals(open), '≤ 0.5 ms'),
      timed('all marginals, weighed worlds', () => marginals(weighed), '≤ 0.5 ms'),
      // Weights are multiplied out when somebody first looks at them: here they always are.
      timed('publication weighed, then all marginals', () => marginals(learn(open, publication)), '≤ 0.6 ms'),
      timed('28 experiments: entropy and new theories', () => bestExperiments(open), '≤ 15 ms'),
      timed('28 experiments, weighed worlds', () => bestExperiments(weighed)),
      timed('967,680 worlds: golem test learnt', () => learn(tested, reaction), '≤ 0.2 ms'),
      timed('967,680 worlds: failed animation learnt', () => learn(tested, failure), '≤ 0.2 ms'),
      timed('967,680 worlds: hunch about an animation weighed', () => learn(tested, golemHunch), '≤ 0.2 ms'),
      timed('967,680 worlds: experiment learnt', () => learn(tested, healing), '≤ 0.2 ms'),
      timed('967,680 worlds: book read', () => learn(tested, book), '≤ 0.2 ms'),
      timed("967,680 worlds: rival's publication weighed", () => learn(tested, publication), '≤ 0.2 ms'),
      timed('967,680 worlds: all marginals', () => marginals(tested), '≤ 1 ms'),
      timed('967,680 worlds: all marginals, weighed worlds', () => marginals(weighedTested), '≤ 1 ms'),
      timed(
        '967,680 worlds: best of 28 experiments, 8 tests, 28 animations',
        () => bestQuestions(tested, all),
        '≤ 10 ms',
      ),
      timed('967,680 worlds: the same, weighed worlds', () => bestQuestions(weighedTested, all), '≤ 10 ms'),
      timed('967,680 worlds: chances of all 28 animations', () => bestAnimations(weighedTested)),
      timed('967,680 worlds: smallest proof of a golem mark', () => explain(golemFacts, golemMark)),
      timed('all 1,680 articles: right, and every hedge safe', () => bestArticles(divisions(weighed))),
      timed('196 demonstrations against two theories and two articles', () =>
        debunkQuestions.master.map((question) => debunkAnswers(question, published)),
      ),
      timed(`belief from ${facts.length} experiments`, () => believe(facts)),
      timed(`smallest proof of a theory from ${facts.length} experiments`, () => explain(facts, claim)),
      timed('code of a world', () => codesOf({ assignment }, 'veiled')),
      timed('world of a code', () => readCode(code)),
    ],
  }
}
