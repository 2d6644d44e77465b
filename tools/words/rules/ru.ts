import { type LanguageRules, noBreakSpace, replacing, wordAfter } from '../languageRules.ts'
import { countlessOne, type Slip, saying } from '../slips.ts'

/**
 * Short words that lean on the next one: a line never ends with them in Russian. Prepositions, the conjunctions of one
 * or two letters, and the negations.
 */
const leaningWords =
  'а|без|в|во|да|для|до|за|и|из|изо|из-за|к|ко|на|над|не|ни|но|о|об|обо|от|ото|по|под|при|про|с|со|у|я'.split('|')

const wordBefore = String.raw`(?<![\p{L}\p{N}-])`

/** Particles that lean on the word before them. */
const trailingWords = ['б', 'бы', 'ж', 'же', 'ли', 'ль']

const wordStart = String.raw`(?<![\p{L}])`
const wordEnd = String.raw`(?![\p{L}])`

/** Names and numbers that bend nothing around them, words of another century, and «вы» taken for a man. */
const slips: readonly Slip[] = [
  {
    name: 'name after a colon',
    find: saying(/(?:просит|кому|у кого|хозяин): \{|\(\{(?:player|owner|mixer)\}\)/iu),
    better: '«игроку {player}», «у игрока {player}»',
  },
  {
    name: 'name in the wrong case',
    find: saying(
      new RegExp(
        `^(?:Передайте экран|Глазами)$|${wordStart}(?:без|вместо|для|до|за|к|ко|от|перед|после|против|с|со|у) \\{(?:player|owner|mixer|name|names|players)\\}`,
        'iu',
      ),
    ),
    better: 'a name stays in the nominative: «игроку {player}», or a heading that governs no case',
  },
  {
    name: 'unit after a fraction',
    find: saying(/\} бит(?!\p{L})/u),
    better: 'genitive singular: «1,4 бита»',
  },
  {
    name: 'one without its number',
    find: countlessOne,
    better: 'the branch one is said of 21 too: say the number, or write =1',
  },
  {
    name: 'seal with a question',
    find: saying(/с (?:его )?вопросом|печат\p{L}+[^.]*(?:защи[тщ]|спас)|(?:защи[тщ]|спас)[^.]*печат/iu),
    better: '«печать без звезды, красный под вопросом»; it «страхует от ошибки в…»',
  },
  {
    name: 'archaic',
    find: saying(
      new RegExp(
        `${wordStart}(?:пад(?:ёт|ут)${wordEnd}|черёд|дозвол|обойтись без|обход(?:итесь|ится|ишься) без)`,
        'iu',
      ),
    ),
    better: '«опровергнута», «очередь» or «ход», «разрешено», «отказаться»',
  },
  {
    name: 'luck',
    find: saying(new RegExp(`${wordStart}удач(?:а|ей?|и|у)${wordEnd}`, 'iu')),
    better: '«случайность»',
    but: {
      'web.review.beyond': 'the review of a game is about luck and skill',
      'web.review.fell': 'the review of a game is about luck and skill',
      'web.review.help': 'the review of a game is about luck and skill',
    },
  },
  {
    name: 'masculine',
    find: saying(
      new RegExp(
        `${wordStart}(?:согласен|самому|вы один|вы первый|последним|последний в)${wordEnd}|${wordStart}вы \\{\\w+\\}-й`,
        'iu',
      ),
    ),
    better: 'an infinitive or an impersonal phrase: «Согласиться», «ваш ход — последний»',
    but: {
      'school.quizPotion.answered': 'the cauldron agrees',
      'web.alchemists.student': 'the student agrees',
    },
  },
  {
    name: 'ability as an object',
    find: saying(/(?:получает|получаете|теряет|теряете) \{effect\}/u),
    better: 'a colon before {effect}: some abilities are verbs',
  },
  {
    name: 'counted reputation',
    find: saying(/[+−]\d+ репутаци/u),
    better: '«+1 к репутации»',
  },
]

export const rules: LanguageRules = {
  glossary: 'Russian',
  slips,
  habits: [
    {
      defect: 'needs a non-breaking space after a short word',
      mend: (text) => {
        const leaning = new RegExp(`${wordBefore}(${leaningWords.join('|')}) (?=\\S)`, 'giu')
        return text.replaceAll(leaning, `$1${noBreakSpace}`)
      },
    },
    replacing(
      'needs a non-breaking space before a particle',
      new RegExp(`(?<=[\\p{L}}]) (?=(?:${trailingWords.join('|')})${wordAfter})`, 'giu'),
      noBreakSpace,
    ),
    replacing('needs a non-breaking space before a dash', / (?=[—–](?: |$))/gu, noBreakSpace),
    replacing(
      'needs a non-breaking space between a number and what it counts',
      /(?<=\d|#|, number\}) (?=\p{Script=Cyrillic})/gu,
      noBreakSpace,
    ),
  ],
}
