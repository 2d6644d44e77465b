import {
  alchemicals,
  colouredPotions,
  colours,
  golemParts,
  ingredients,
  luminaries,
  potions,
  saleQualities,
  sameTrigger,
  signs,
  triggers,
  usualOdds,
} from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { ArticleClaims } from '@athanor/alchemy-ui/ArticleClaims.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { aspectName, nameOf, triggerName } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { PickOne } from '@athanor/alchemy-ui/notebook/PickOne.tsx'
import { TriggerSign } from '@athanor/alchemy-ui/notebook/TriggerSign.tsx'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Field, Switch } from '@athanor/ui/Field.tsx'
import { memo, type ReactNode, startTransition, useRef, useState } from 'react'
import type { ToldFact } from './board.ts'
import {
  type DraftField,
  draftFields,
  draftKinds,
  evidenceFrom,
  type FactDraft,
  factFrom,
  golemKinds,
  mayBeHint,
} from './factDraft.ts'
import styles from './NotebookPage.module.css'
import { useWords, type Words } from './words.ts'

interface FactFormProps {
  readonly golem: boolean
  onTold(told: ToldFact): void
}

/** A fact by hand: what kind it is, and then what it is about. */
export const FactForm = memo(function FactForm({ golem, onTold }: FactFormProps) {
  const words = useWords()
  const { say } = words
  const [draft, setDraft] = useState<FactDraft>({ kind: 'experiment' })
  const kinds = draftKinds.filter((kind) => golem || !golemKinds.includes(kind))
  const fact = factFrom(draft)
  const written = useRef<FactDraft | null>(null)
  const write = () => {
    if (fact === null || written.current === draft) return
    written.current = draft
    onTold({ fact, evidence: evidenceFrom(draft) })
    startTransition(() => setDraft({ kind: draft.kind }))
  }
  return (
    <section className={styles['form']} aria-label={say('notebook.page.write')}>
      <div className={styles['row']}>
        <h2>{say('notebook.page.write')}</h2>
        <PickOne
          label={say('notebook.page.kind')}
          options={kinds.map((kind) => ({ value: kind, label: say('notebook.page.kindName', { kind }) }))}
          value={draft.kind}
          onChange={(kind) => setDraft({ kind })}
        />
      </div>
      {draftFields[draft.kind].map((field) => (
        <FieldChoice key={field} field={field} draft={draft} words={words} onDraft={setDraft} />
      ))}
      {mayBeHint(draft.kind) && (
        <Switch
          label={say('notebook.page.hint')}
          hint={say('notebook.page.hintText')}
          checked={draft.odds !== undefined}
          onChange={(on) => setDraft({ ...draft, odds: on ? usualOdds : undefined })}
        />
      )}
      {mayBeHint(draft.kind) && draft.odds !== undefined && (
        <FieldChoice field="odds" draft={draft} words={words} onDraft={setDraft} />
      )}
      <Button look="primary" refusal={fact === null ? say('notebook.page.incomplete') : null} onClick={write}>
        {say('notebook.page.add')}
      </Button>
    </section>
  )
})

interface FieldChoiceProps {
  readonly field: DraftField
  readonly draft: FactDraft
  readonly words: Words
  onDraft(draft: FactDraft): void
}

function FieldChoice({ field, draft, words, onDraft }: FieldChoiceProps) {
  const { say } = words
  if (field === 'claims') {
    if (draft.colour === undefined) return null
    return (
      <ArticleClaims
        label={say('alchemy.article.how')}
        colour={draft.colour}
        claims={draft.claims ?? {}}
        onClaims={(claims) => onDraft({ ...draft, claims })}
      />
    )
  }
  const legend = say('notebook.page.field', { field: field === 'yes' && draft.kind === 'animation' ? 'woke' : field })
  if (field === 'odds') {
    return (
      <Field
        label={legend}
        hint={say('notebook.page.oddsHint')}
        type="number"
        min={1}
        max={1000}
        step="any"
        inputMode="decimal"
        value={String(draft.odds ?? usualOdds)}
        onChange={(text) => {
          const odds = Number(text)
          if (odds >= 1 && odds <= 1000) onDraft({ ...draft, odds })
        }}
      />
    )
  }
  const options = optionsOf(field, draft, words)
  const value = draft[field] ?? (field === 'chest' || field === 'ears' ? false : undefined)
  return (
    <Choice
      legend={legend}
      options={options.map(({ key, label, refusal }) => ({ value: key, label, ...(refusal ? { refusal } : {}) }))}
      value={options.find((option) => isSame(option.value, value))?.key ?? null}
      onChange={(key) => {
        const found = options.find((option) => option.key === key)
        if (found !== undefined) onDraft({ ...draft, [field]: found.value })
      }}
    />
  )
}

interface FieldOption {
  readonly key: string
  readonly value: unknown
  readonly label: ReactNode
  readonly refusal?: string | null
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

function optionsOf(
  field: Exclude<DraftField, 'odds' | 'claims'>,
  draft: FactDraft,
  words: Words,
): readonly FieldOption[] {
  const { say } = words
  const option = (key: string, label: ReactNode, value: unknown = key): FieldOption => ({ key, value, label })
  switch (field) {
    case 'ingredient':
    case 'second':
      return ingredients.map((each) => ({
        ...option(each, <Medal ingredient={each} label={nameOf(each, words)} />),
        refusal: field === 'second' && draft.ingredient === each ? say('alchemy.reject.factPair') : null,
      }))
    case 'potion':
    case 'promised':
      return (field === 'potion' ? potions : colouredPotions).map((each) =>
        option(each, <Flask potion={each} label={say(`alchemy.potion.${each}`)} />),
      )
    case 'quality':
      return saleQualities.map((quality) => option(quality, say('notebook.page.quality', { quality })))
    case 'colour':
      return colours.map((colour) => option(colour, say(`alchemy.colour.${colour}`)))
    case 'sign':
      return signs.map((sign) =>
        option(
          sign,
          draft.colour === undefined
            ? say('notebook.page.sign', { sign })
            : aspectName({ colour: draft.colour, sign }, words),
        ),
      )
    case 'yes':
    case 'chest':
    case 'ears':
      return [true, false].map((yes) =>
        option(String(yes), say('notebook.page.yesNo', { yes: yes ? 'yes' : 'no' }), yes),
      )
    case 'alchemical':
      return alchemicals.map((each) =>
        option(each, <AlchemicalSign alchemical={each} label={say(`alchemy.alchemical.${each}`)} />),
      )
    case 'luminary':
      return luminaries.map((luminary) => option(luminary, say('notebook.sheet.luminary', { luminary })))
    case 'part':
      return golemParts.map((part) => option(part, say('notebook.sheet.part', { part })))
    case 'trigger':
      return triggers.map((trigger) => ({
        ...option(
          `${trigger.size} ${trigger.colour}`,
          <TriggerSign trigger={trigger} label={triggerName(trigger, words)} />,
        ),
        value: triggers.find((each) => sameTrigger(each, trigger)),
      }))
  }
}
