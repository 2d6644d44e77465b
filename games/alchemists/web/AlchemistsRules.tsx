import { type AlchemistsShape, promptContextOf, promptNameOf } from '@athanor/alchemists'
import type { MessageId } from '@athanor/messages'
import type { RulesProps } from '@athanor/tabletop/gameClient.ts'
import { Field } from '@athanor/ui/Field.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useEffect, useRef, useState } from 'react'
import styles from './AlchemistsRules.module.css'
import { moduleRules } from './modules/rules.ts'
import { ruleArt } from './ruleArt.ts'
import { rulePart } from './rulePart.ts'
import { isFoundIn, ruleText } from './ruleText.ts'
import { useRuleWords } from './ruleWords.ts'

const parts = [
  'alchemists.rules.aim',
  'alchemists.rules.mixing',
  'alchemists.rules.secret',
  'alchemists.rules.order',
  'alchemists.rules.plan',
  'alchemists.rules.gather',
  'alchemists.rules.favours',
  'alchemists.rules.artifacts',
  'alchemists.rules.experiment',
  'alchemists.rules.sell',
  'alchemists.rules.publish',
  'alchemists.rules.debunk',
  'alchemists.rules.reputation',
  'alchemists.rules.round',
  'alchemists.rules.last',
  ...moduleRules,
  'alchemists.rules.count',
] as const satisfies readonly MessageId[]

/** The words of one part, without its heading. */
export function Rule({ part }: { readonly part: (typeof parts)[number] }) {
  const { say } = useRuleWords()
  return ruleText(say(part)).text
}

/** The rules in our own words, to search in. Each part begins with its heading; the one that is asked about stands out. */
export function AlchemistsRules({ view }: RulesProps<AlchemistsShape>) {
  const { say } = useRuleWords()
  const [sought, setSought] = useState('')
  const context = view === undefined ? null : promptContextOf(view)
  const asked = context === null ? null : rulePart(promptNameOf(context))
  const here = useRef<HTMLElement>(null)
  // The window around it is not open yet: nothing could be scrolled, and the whole table would be styled for it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => here.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const found = parts.map((part) => ({ part, text: say(part) })).filter(({ text }) => isFoundIn(text, sought))
  return (
    <div className={styles['rules']}>
      <Field type="search" label={say('web.rules.search')} value={sought} onChange={setSought} />
      {found.length === 0 && <p>{say('web.rules.nothing')}</p>}
      {found.map(({ part, text }) => {
        const rule = ruleText(text)
        const art = ruleArt(part)
        return (
          <section
            key={part}
            ref={part === asked ? here : undefined}
            className={part === asked ? styles['here'] : undefined}
          >
            <h3>
              {art !== null && <Icon art={art} />} {rule.title}
            </h3>
            {part === asked && <p className={styles['now']}>{say('web.rules.now')}</p>}
            <p>{rule.text}</p>
          </section>
        )
      })}
    </div>
  )
}
