import { colours } from '../aspect.ts'
import { isIngredient } from '../ingredient.ts'
import { isColouredPotion, isPotion } from '../potion.ts'
import { isPublications } from '../publications.ts'
import { isFilling } from './gamemaster.ts'
import { debunkVariants, golemBranches, type ReaderAction, readerEntries, selections } from './reader.ts'
import type { ReaderSession, SessionBeginning } from './session.ts'

/** A session that was stored, perhaps by an older version or by a hand that did not know what it did; null if unfit. */
export function readSession(value: unknown): ReaderSession | null {
  if (!isRecord(value)) return null
  const { secret, variant: named, beginning: began, actions } = value
  const variant = debunkVariants.find((known) => known === named)
  const beginning = readBeginning(began)
  if (typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret)) return null
  if (variant === undefined || beginning === null || !Array.isArray(actions)) return null
  return actions.every(isAction) ? { secret, variant, beginning, actions } : null
}

function readBeginning(value: unknown): SessionBeginning | null {
  if (!isRecord(value)) return null
  const { code, filling } = value
  if (typeof code === 'string') return { code }
  return isFilling(filling) ? { filling } : null
}

/** What the pages of the reader press. Others, such as another beginning, are never part of a session. */
function isAction(value: unknown): value is ReaderAction {
  if (!isRecord(value)) return false
  const has = (name: string, list: readonly unknown[]) => list.includes(value[name])
  switch (value['kind']) {
    case 'setVariant':
      return has('variant', debunkVariants)
    case 'setSelection':
      return has('selection', selections)
    case 'noteBoard':
      return value['board'] === null || isPublications(value['board'])
    case 'finalRound':
      return typeof value['on'] === 'boolean'
    case 'open':
      return has('entry', readerEntries)
    case 'research':
      return has('branch', golemBranches)
    case 'promise':
      return isColouredPotion(value['potion'])
    case 'add':
    case 'remove':
      return isIngredient(value['ingredient'])
    case 'chooseColour':
      return has('colour', colours)
    case 'choosePotion':
      return isPotion(value['potion'])
    case 'openList':
    case 'follow':
      return typeof value['code'] === 'string'
    case 'unfollow':
    case 'showAnswers':
    case 'confirm':
    case 'back':
      return true
    default:
      return false
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
