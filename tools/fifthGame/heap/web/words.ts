import { heapWords } from '@athanor/messages/words/heap'
import { heapShelfWords } from '@athanor/messages/words/heap.shelf'
import { houseParts, tableParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

export const shelfParts = [heapShelfWords] as const
export const gameParts = [heapWords] as const

export const useWords = speaking(...houseParts, ...tableParts, ...shelfParts, ...gameParts)
