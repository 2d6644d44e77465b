import { isFirstRound } from '@athanor/apprentices'
import { classes } from '@athanor/ui/lib/classes.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import styles from './Abilities.module.css'
import { EffectSign, effectInWords } from './pieces/signs.tsx'
import type { Ability, ShownTurn } from './turn.ts'
import { waysTo } from './ways.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface AbilitiesProps {
  readonly turn: ShownTurn
  /** Null while nothing can be decided. */
  readonly onUse: ((ability: Ability) => void) | null
}

/** The slots that the player holds, once a turn each (D-094); those that can be used now aglow. */
export function Abilities({ turn, onUse }: AbilitiesProps) {
  const words = useWords()
  const { say } = words
  const { abilities, state, all } = turn
  if (abilities.length === 0) return null
  return (
    <section className={cx('abilities')}>
      <h3 data-heading>{say('web.apprentices.abilities')}</h3>
      <ul>
        {abilities.map((ability) => {
          const { table, effect } = ability
          const open = waysTo(all, effect.kind, table).length > 0
          const refusal = open ? null : refusalOf(ability)
          return (
            <li key={table}>
              <button
                type="button"
                className={cx('ability')}
                data-open={(open && onUse !== null) || undefined}
                aria-disabled={onUse === null || !open || undefined}
                aria-description={refusal ?? undefined}
                title={refusal ?? undefined}
                onClick={() => {
                  if (refusal !== null) notify(refusal)
                  else onUse?.(ability)
                }}
              >
                <span className="visually-hidden">{say('web.apprentices.tableNumber', { table })}: </span>
                <span aria-hidden>
                  <ValueCoin value={table} size="s" />
                </span>
                <EffectSign effect={effect} />
                {ability.state !== 'ready' && (
                  <small>{say('web.apprentices.slotState', { state: ability.state })}</small>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )

  function refusalOf({ table, state: condition, effect }: Ability): string {
    if (isFirstRound(state)) return say('apprentices.reject.firstRound')
    if (condition === 'blocked') return say('apprentices.reject.abilityBlocked', { table })
    if (condition === 'used') return say('apprentices.reject.abilityUsed', { table })
    if (turn.ask === null) return say('web.apprentices.notYourTurn')
    return say('web.apprentices.lacksFor', { effect: effectInWords(effect, words) })
  }
}
