import { icon as undoArt } from 'virtual:icon/anticlockwise-rotation'
import {
  type Aid,
  aids,
  aidsWith,
  concernsGolem,
  type Fact,
  golemParts,
  type HardFact,
  type Ingredient,
  type IngredientPair,
  isHardFact,
  lesserAid,
  pairIndex,
  pairOf,
  sameTrigger,
  triggers,
} from '@athanor/alchemy'
import { IconButton } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { AdvicePanel, type Topic } from './AdvicePanel.tsx'
import { AidQuestion } from './AidQuestion.tsx'
import type { CellState } from './Cell.tsx'
import { Certain } from './Certain.tsx'
import { Detail } from './Detail.tsx'
import { FactList } from './FactList.tsx'
import { GolemGrid } from './GolemGrid.tsx'
import { Grid } from './Grid.tsx'
import { Groups } from './Groups.tsx'
import { nextMark, withMark } from './marks.ts'
import styles from './Notebook.module.css'
import { PairSheet } from './PairSheet.tsx'
import { PickOne } from './PickOne.tsx'
import { ingredientsOf, type NotebookPlace, placeNumber } from './place.ts'
import type { Circumstances, Reading, Study } from './science/study.ts'
import { useAdvice, useReading } from './science/useScience.ts'
import { Triangle } from './Triangle.tsx'
import { clashOnTriangle, ownTokens, tokensOf } from './tokens.ts'
import { useAid } from './useAid.ts'
import { useMarks } from './useMarks.ts'
import { Why } from './Why.tsx'
import { useWords } from './words.ts'

export interface NotebookProps {
  readonly title: string
  readonly facts: readonly Fact[]
  /** There is a golem, with a part of the grid of its own. */
  readonly golem: boolean
  /** There are books about sun and moon. */
  readonly luminaries: boolean
  /** The level of aid that everybody agreed on. */
  readonly agreed: Aid
  readonly kept: string
  readonly circumstances: Circumstances
  readonly topic?: Topic | undefined
  /** A fact that is pointed at from outside. */
  readonly pointed?: number | null
  /** In the place of the list of facts, where somebody else shows them. */
  readonly children?: ReactNode
  /** Facts come by hand, and go again. */
  readonly entry?: Entry
  /** Without it nothing can be written: a recording. */
  onKeep?(text: string): void
}

/** How facts get into a notebook by hand: over its triangle. */
export interface Entry {
  /** What was done last, in the corner that the triangle leaves free. */
  readonly corner: ReactNode
  onNote(fact: Fact): void
  onRemove(place: number): void
}

const modes = ['look', 'mark'] as const
type Mode = (typeof modes)[number]

/** A notebook: the results triangle on the deduction grid, what follows, and marks of one's own. */
export function Notebook(props: NotebookProps) {
  const {
    title,
    facts,
    golem,
    luminaries,
    agreed,
    kept,
    circumstances,
    topic,
    pointed = null,
    children,
    entry,
    onKeep,
  } = props
  const { say } = useWords()
  // Who writes by hand keeps a book first; what follows is for whoever asks for it.
  const { aid, isOpen: isAidOpen, choose: setAid } = useAid(agreed, entry === undefined ? agreed : 'bookkeeping')
  const [mode, setMode] = useState<Mode>('look')
  const [selected, setSelected] = useState<NotebookPlace | null>(null)
  const [claim, setClaim] = useState<HardFact | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const { marks, change, undo } = useMarks(kept, onKeep ?? (() => undefined))
  const reasons = aidsWith(aid, 'consequences')
  const study = useStable<Study | null>(reasons ? { facts, golem: golem || facts.some(concernsGolem) } : null)
  const { told: reading, state } = useReading(study)
  const advice = useAdvice(aidsWith(aid, 'advice') ? study : null, circumstances)
  const [because, setBecause] = useState<readonly number[]>([])
  const clash = reading === null ? (aid === 'bookkeeping' ? clashOnTriangle(facts) : null) : reading.clash
  const inLight = useStable(hovered !== null ? [hovered] : pointed !== null ? [pointed] : (clash ?? because))
  const [tried, setTried] = useState<Fact | null>(null)
  const [against, setAgainst] = useState<readonly number[]>([])
  const light = lightOf(facts, against.length > 0 ? against : inLight)
  const litPairs = useStable(light.pairs)
  const litIngredients = useStable(light.ingredients)
  const tokens = useStable(
    useMemo(
      () => (aid === 'none' ? ownTokens(marks) : tokensOf(tried === null ? facts : withTried(facts, tried))),
      [aid, marks, facts, tried],
    ),
  )

  const cellAt = useMemo(
    () =>
      (place: NotebookPlace): CellState => {
        const number = placeNumber(place)
        const chance = reading?.clash === null && reasons ? chanceAt(place, reading) : null
        return { chance, mark: marks.cells[number], note: marks.notes[number], aid }
      },
    [reading, reasons, marks, aid],
  )

  const select = useHandler((place: NotebookPlace) => {
    setClaim(null)
    setBecause([])
    setSelected(place)
  })
  const tryOut = useHandler((fact: Fact | null, places: readonly number[]) => {
    setTried(fact)
    setAgainst(places)
  })
  const selectPair = useHandler((pair: IngredientPair) => select({ kind: 'pair', pair }))
  const close = useHandler(() => setSelected(null))
  const ask = useHandler((wanted: HardFact) => {
    setSelected(null)
    setClaim(wanted)
  })
  const press = useHandler((place: NotebookPlace) => {
    if (place.kind === 'ingredient') return select(joined(selected, place.ingredient))
    select(place)
    if (mode !== 'mark' || onKeep === undefined) return
    const number = placeNumber(place)
    change(withMark(marks, number, nextMark(marks.cells[number])))
  })

  return (
    <section
      className={styles['notebook']}
      aria-label={title}
      data-mode={mode}
      data-beside={entry === undefined || undefined}
      data-golem={golem || undefined}
    >
      <header className={styles['head']}>
        <h2>{title}</h2>
        {reading?.clash === null && (
          <span className={styles['chip']}>{say('notebook.sheet.worlds', { worlds: reading.worlds })}</span>
        )}
        {(state === 'slow' || state === 'failed') && (
          <span className={styles['chip']}>{say('notebook.sheet.trouble', { state })}</span>
        )}
        <PickOne
          label={say('notebook.sheet.aid')}
          options={aids
            .filter((each) => lesserAid(each, agreed) === each)
            .map((each) => ({ value: each, label: say('notebook.sheet.aidName', { aid: each }) }))}
          value={aid}
          onChange={setAid}
        />
      </header>
      <div className={styles['tools']}>
        {onKeep !== undefined && (
          <Choice
            legend={say('notebook.sheet.mode')}
            hiddenLegend
            options={modes.map((each) => ({ value: each, label: say('notebook.sheet.modeName', { mode: each }) }))}
            value={mode}
            onChange={setMode}
          />
        )}
        {onKeep !== undefined && (
          <IconButton
            icon={undoArt}
            label={say('notebook.sheet.undo')}
            aria-disabled={undo === null}
            onClick={() => undo?.()}
          />
        )}
      </div>
      {entry !== undefined && isAidOpen && <AidQuestion onChoose={setAid} />}
      {clash !== null && <Clash facts={facts} places={clash} onPoint={setHovered} onRemove={entry?.onRemove} />}
      <div className={styles['paper']} data-against={against.length > 0 || undefined}>
        <Triangle
          tokens={tokens}
          lit={litPairs}
          selected={selected?.kind === 'pair' ? selected.pair : null}
          onSelect={selectPair}
        />
        <Grid cellAt={cellAt} selected={selected} lit={litIngredients} withLuminaries={luminaries} onPress={press} />
        {entry?.corner}
        {entry !== undefined && aid === 'advice' && <p className={styles['quiet']}>{say('notebook.sheet.percents')}</p>}
        {golem && <GolemGrid cellAt={cellAt} selected={selected} onPress={press} />}
      </div>
      {entry !== undefined && selected?.kind === 'pair' && aid !== 'none' && (
        <PairSheet
          key={pairIndex(...selected.pair)}
          pair={selected.pair}
          facts={facts}
          reading={reading}
          study={study}
          onTry={tryOut}
          onNote={entry.onNote}
          onRemove={entry.onRemove}
          onClose={close}
        />
      )}
      {selected !== null && (
        <Detail
          place={selected}
          cell={cellAt(selected)}
          aid={aid}
          reading={reading}
          marks={marks}
          onMarks={onKeep === undefined ? null : change}
          onWhy={setClaim}
        />
      )}
      {claim !== null && study !== null && (
        <Why study={study} claim={claim} onBecause={setBecause} onPoint={setHovered} />
      )}
      {reading !== null && <Certain certainties={reading.certainties} short={entry === undefined} onWhy={ask} />}
      {advice !== null &&
        (entry === undefined ? (
          <Groups advice={advice} topic={topic} short={golem ? 1 : 2} onPair={selectPair} onWhy={ask} />
        ) : (
          <AdvicePanel advice={advice} topic={topic} onPair={selectPair} onWhy={ask} />
        ))}
      {children ??
        (aidsWith(aid, 'bookkeeping') && facts.length > 0 && (
          <details className={styles['recorded']}>
            <summary>{say('notebook.sheet.facts', { count: facts.length })}</summary>
            <FactList facts={facts} label={say('notebook.sheet.factsLabel')} onPoint={setHovered} />
          </details>
        ))}
    </section>
  )
}

interface ClashProps {
  readonly facts: readonly Fact[]
  readonly places: readonly number[]
  onPoint(place: number | null): void
  readonly onRemove: ((place: number) => void) | undefined
}

/** Facts that cannot all be true, above the paper, each with the way out; whoever is elsewhere on the page is led there. */
function Clash({ facts, places, onPoint, onRemove }: ClashProps) {
  const { say } = useWords()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={section} className={styles['clash']} aria-label={say('notebook.sheet.clash')}>
      <p role="alert">{say('notebook.sheet.clashTold', { count: places.length })}</p>
      <FactList
        facts={facts}
        places={places}
        label={say('notebook.sheet.clash')}
        onPoint={onPoint}
        onRemove={onRemove}
        removeWord={say('notebook.entry.remove')}
      />
    </section>
  )
}

/** What lies on the triangle while something is tried: of its pair that alone. */
function withTried(facts: readonly Fact[], tried: Fact): readonly Fact[] {
  if (tried.kind !== 'mix') return facts
  const pair = pairIndex(...tried.ingredients)
  return [...facts.filter((fact) => fact.kind !== 'mix' || pairIndex(...fact.ingredients) !== pair), tried]
}

/** Two ingredients are a pair; pressing one of a pair again takes it off. */
function joined(selected: NotebookPlace | null, ingredient: Ingredient): NotebookPlace {
  if (selected?.kind === 'ingredient' && selected.ingredient !== ingredient) {
    return { kind: 'pair', pair: pairOf(selected.ingredient, ingredient) }
  }
  if (selected?.kind === 'pair') {
    const [one, other] = selected.pair
    if (ingredient === one) return { kind: 'ingredient', ingredient: other }
    if (ingredient === other) return { kind: 'ingredient', ingredient: one }
    return { kind: 'pair', pair: pairOf(other, ingredient) }
  }
  return { kind: 'ingredient', ingredient }
}

function chanceAt(place: NotebookPlace, { grid, triggers: marks }: Reading): number | null {
  if (place.kind === 'cell') return grid[placeNumber(place)] ?? null
  if (place.kind !== 'trigger') return null
  const row = golemParts.indexOf(place.part) * triggers.length
  return marks[row + triggers.findIndex((each) => sameTrigger(each, place.trigger))] ?? null
}

/** What lights up for facts: pairs of the triangle for results, columns for all else. */
function lightOf(facts: readonly Fact[], places: readonly number[]) {
  const lit = places.flatMap((place) => facts[place] ?? [])
  const hard = lit.map((fact) => (fact.kind === 'hunch' ? fact.fact : fact))
  return {
    pairs: hard.flatMap((fact) => (fact.kind === 'mix' ? [pairIndex(...fact.ingredients)] : [])),
    ingredients: hard.flatMap((fact) => {
      if (!isHardFact(fact)) return [fact.ingredient]
      return fact.kind === 'mix' ? [] : ingredientsOf(fact)
    }),
  }
}
