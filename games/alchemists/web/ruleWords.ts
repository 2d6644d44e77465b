import { alchemistsRulesWords } from '@athanor/messages/words/alchemists.rules'
import { houseParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** The rules in words, which a table does without until somebody opens them. */
export const ruleParts = [alchemistsRulesWords] as const

export const useRuleWords = speaking(...houseParts, ...ruleParts)
