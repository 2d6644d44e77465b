import type { LanguageRules } from '../languageRules.ts'
import { type Slip, saying } from '../slips.ts'

/** Grammar without idiom: what a reader stumbles over although every word of it is English. */
const slips: readonly Slip[] = [
  {
    name: 'whoever',
    find: saying(/\bwhoever\b|(?:^|[.;:“]\s*)who (?!(?:do|did|will|would|can) you\b)[^?.;]*[.;,]/iu),
    better: '“anyone who …”, “the player who …” or “if you …”',
  },
  {
    name: 'luck',
    find: saying(/\bluck\b/iu),
    better: 'what is random is “randomness”, a “random share”, a “random seed”',
    but: {
      'school.neutral.mixed': 'bad luck, as one says it',
      'web.review.beyond': 'the review of a game is about luck and skill',
      'web.review.fell': 'the review of a game is about luck and skill',
      'web.review.help': 'the review of a game is about luck and skill',
    },
  },
  {
    name: 'of a player',
    find: saying(/\bof (?:yours\b|\{(?:player|owner|mixer|rival|name)\}(?!’s))/u),
    better: '“{player}’s …”, “your …”',
  },
  {
    name: 'at once',
    find: saying(/\bat once\b/iu),
    better: '“immediately” or “at the same time”: it means both',
  },
  { name: 'once more', find: saying(/\bonce more\b/iu), better: '“again”' },
  {
    name: 'stands and lies',
    find: saying(/\b(?:stands?|lies?|lays?|laid)\b/iu),
    better: 'a thing “is” somewhere and is “placed” there; what stands for another thing “counts as” it',
  },
  {
    name: 'falls',
    find: saying(/\b(?:falls?|fallen|toppl\w+|refuted)\b/iu),
    better: 'a theory or an article “is debunked”',
  },
  {
    name: 'begin and go on',
    find: saying(/\b(?:begin|began|begun|begins (?:the|an?)|go(?:es)? on)\b/iu),
    better: '“start”, “started”, “continue”',
  },
  {
    name: 'holds and tells',
    find: saying(
      /(?<!you )\bholds?\b(?! (?:still|for an?|down)\b)|\btells? (?!only you\b|you\b|me\b|us\b|them\b)|\b(?:it|table) is kept\b/iu,
    ),
    better: 'a file or a link “contains”, a device “saves”, a board “shows”, a book “says”',
    but: { 'reader.gate.hold': 'the finger holds it' },
  },
  { name: 'reckon', find: saying(/\breckon/iu), better: '“include”, “take into account”' },
  {
    name: 'of your own',
    find: saying(
      /\bof (?:(?:your|their|his|her|its|my|our) own(?! (?!that\b|is\b|are\b|can\b|and\b|to\b|on\b)[a-z])|yours|mine|theirs)\b/iu,
    ),
    better: '“your own …” before the thing',
  },
  {
    name: 'and you have',
    find: saying(/, and you have \{/u),
    better: '“This costs …; you have only …”',
  },
  {
    name: 'at most behind',
    find: saying(/\bat most(?=[.,;:!]|$)/iu),
    better: '“at most” before the number',
  },
  { name: 'by chance', find: saying(/\bby chance\b/iu), better: '“random”, “at random”' },
  {
    name: 'everybody',
    find: saying(/\b(?:every|some|any)body\b/iu),
    better: '“everyone”, “someone”, “anyone”, as the rulebooks say',
  },
  {
    name: 'coming round',
    find: saying(/\bcoming round\b|\bthe round after\b(?! \{)/iu),
    better: '“next round”, “the following round”',
  },
  { name: 'set-up', find: saying(/\bset-up\b/iu), better: '“setup”, as the rulebooks say' },
  {
    name: 'count',
    find: saying(/\b(?:the|[Ff]inal) count\b|^COUNT\b/u),
    better: '“scoring”, “final scoring”',
  },
  {
    name: 'tap all',
    find: saying(/\btap all\b(?! (?:two|three|four|five|six)\b)/iu),
    better: '“Tap every one.”, “Tap every …”',
  },
]

export const rules: LanguageRules = { glossary: 'English', habits: [], slips }
