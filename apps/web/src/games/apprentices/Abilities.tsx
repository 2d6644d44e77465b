import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { notify } from '../../ui/notices.ts'
import { ValueCoin } from '../../ui/ValueCoin.tsx'
import styles from './Abilities.module.css'
import { EffectSign, effectInWords } from './pieces/signs.tsx'
import type { Ability, Turn } from './turn.ts'
import { waysTo } from './ways.ts'

const cx = classes(styles)

interface AbilitiesProps {
  readonly turn: Turn
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
      <h3>{say('web.apprentices.abilities')}</h3>
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
    if (state.round < 2) return say('apprentices.reject.firstRound')
    if (condition === 'blocked') return say('apprentices.reject.abilityBlocked', { table })
    if (condition === 'used') return say('apprentices.reject.abilityUsed', { table })
    if (turn.ask === null) return say('web.apprentices.notYourTurn')
    return say('web.apprentices.lacksFor', { effect: effectInWords(effect, words) })
  }
}
