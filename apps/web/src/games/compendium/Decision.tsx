import { icon as brewArt } from 'virtual:icon/cauldron'
import { icon as cubesArt } from 'virtual:icon/cubes'
import { icon as bagArt } from 'virtual:icon/swap-bag'
import {
  actionChoices,
  bagDraw,
  beginAt,
  type CopyDraft,
  type CreateDraft,
  type Draft,
  fieldsPerCauldron,
  type Ingredient,
  isOpening,
  noDraft,
  openingTile,
  pileChoices,
  tributeChoices,
  type View,
} from '@athanor/compendium'
import { cauldronInWords, countedIngredient, cubesInWords, ingredientName } from '@athanor/compendium-telling'
import type { ReactNode } from 'react'
import { sayWith, useWords } from '../../app/words.tsx'
import { Waiting } from '../../table/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { PlayerName } from '../../ui/PlayerName.tsx'
import { Tray } from '../../ui/Tray.tsx'
import { Cube, CubeRow } from './Cube.tsx'
import styles from './Decision.module.css'
import { whyNotYet } from './draft.ts'
import type { CompendiumProps } from './props.ts'
import type { Prospect } from './prospects.ts'
import { Receives } from './Receives.tsx'
import { RecipeBuilder } from './RecipeBuilder.tsx'

interface DecisionProps extends CompendiumProps {
  readonly prospects: readonly Prospect[]
  readonly draft: Draft
  /** A move is on its way. */
  readonly busy: boolean
  onDraft(draft: Draft): void
  onConfirm(draft: Draft): void
}

/** What is asked of me, in one sentence, and how I answer. */
export function Decision(props: DecisionProps) {
  const { draft, shown } = props
  const { view } = shown.sight
  if (view.hand === null || view.turn !== view.viewer || view.end !== null || !props.live || props.busy) {
    // One's own move is being carried out or acted out.
    const seat = props.viewer === view.turn ? undefined : props.seats[view.turn]
    return <Waiting over={view.end !== null} seat={seat} since={props.since} live={props.live} />
  }
  switch (draft.kind) {
    case 'none':
    case 'brew':
      return <Open {...props} view={view} />
    case 'create':
      return <Creating {...props} view={view} draft={draft} />
    case 'copy':
      return <Copying {...props} view={view} draft={draft} />
    case 'takeReserve':
      return <Taking {...props} view={view} ingredient={draft.ingredient} />
    case 'takeBag':
      return <Drawing {...props} view={view} />
  }
}

interface TurnProps extends DecisionProps {
  readonly view: View
}

/** Nothing chosen yet. */
function Open({ view, prospects, onDraft }: TurnProps) {
  const words = useWords()
  const { say } = words
  const opening = isOpening(view.turnsTaken, view.players.length)
  const copies = prospects.filter(({ kind, open }) => kind === 'copy' && open)
  const { create, takeReserve, takeBag } = actionChoices(view)
  const best = copies.toSorted((a, b) => (b.potion?.value ?? 0) - (a.potion?.value ?? 0))[0]
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={
        opening
          ? say('web.compendium.askOpening', { least: openingTile })
          : say('web.compendium.askTurn', { copies: copies.length, creations: create.refusal === null ? 'yes' : 'no' })
      }
      actions={
        <>
          <Button
            icon={bagArt}
            refusal={takeBag.refusal === null ? null : words.data(takeBag.refusal)}
            onClick={() => onDraft(takeBag.draft)}
          >
            {say('web.compendium.draw', { count: bagDraw })}
          </Button>
          <Button
            icon={cubesArt}
            refusal={takeReserve.refusal === null ? null : words.data(takeReserve.refusal)}
            onClick={() => onDraft(takeReserve.draft)}
          >
            {say('web.compendium.takeOne')}
          </Button>
          {best !== undefined && (
            <Button look="primary" icon={brewArt} onClick={() => onDraft(beginAt(view, best.cauldron))}>
              {say('web.compendium.brewBest', { value: best.potion?.value ?? 0 })}
            </Button>
          )}
        </>
      }
    />
  )
}

interface ConfirmProps {
  readonly props: DecisionProps
  readonly label: string
  readonly icon: readonly string[]
  readonly autofocus?: boolean
}

/** Back or go: the end of every draft. */
function Confirm({ props, label, icon, autofocus = false }: ConfirmProps): ReactNode {
  const words = useWords()
  const { draft, shown, onDraft, onConfirm } = props
  const refusal = whyNotYet(shown.sight.view, draft)
  return (
    <>
      <Button onClick={() => onDraft(noDraft)}>{words.say('web.common.cancel')}</Button>
      <Button
        look="primary"
        icon={icon}
        refusal={refusal === null ? null : words.data(refusal)}
        data-autofocus={autofocus || undefined}
        onClick={() => onConfirm(draft)}
      >
        {label}
      </Button>
    </>
  )
}

function Creating(props: TurnProps & { readonly draft: CreateDraft }) {
  const words = useWords()
  const { say } = words
  const { draft, view, onDraft } = props
  const label =
    draft.value === null ? say('web.compendium.create') : say('web.compendium.createFor', { value: draft.value })
  return (
    <Tray
      title={say('web.compendium.newPotion')}
      active
      question={say('web.compendium.askRecipe', {
        products: cauldronInWords(draft.cauldron, words),
        most: fieldsPerCauldron,
      })}
      actions={<Confirm props={props} label={label} icon={brewArt} />}
    >
      <RecipeBuilder view={view} draft={draft} onDraft={onDraft} />
    </Tray>
  )
}

function Copying(props: TurnProps & { readonly draft: CopyDraft }) {
  const words = useWords()
  const { say } = words
  const { draft, view, seats, onDraft } = props
  const potion = view.cauldrons[draft.cauldron]
  if (potion === undefined || potion === null) return null
  const owner = seats[potion.owner]
  const name = owner?.name ?? ''
  const tributes = tributeChoices(view, draft)
  const choice = tributes.length > 1
  const cubes = cubesInWords(potion.recipe, words)
  return (
    <Tray
      title={say('web.compendium.copyTitle', { value: potion.value })}
      active
      question={sayWith(
        words,
        choice ? 'web.compendium.askTribute' : 'web.compendium.askCopy',
        { player: name, cubes },
        { player: <PlayerName name={name} colour={owner?.colour ?? ''} />, cubes: <CubeRow cubes={potion.recipe} /> },
      )}
      actions={
        <Confirm
          props={props}
          label={say('web.compendium.brewFor', { value: potion.value })}
          icon={brewArt}
          autofocus={!choice}
        />
      }
    >
      <div className={styles['row']}>
        {choice && (
          <Choice
            legend={say('web.compendium.tribute', { player: name })}
            options={tributes.map(({ value }) => ({ value, label: <NamedCube ingredient={value} /> }))}
            value={draft.tribute}
            onChange={(tribute) => onDraft({ ...draft, tribute })}
          />
        )}
        <Receives view={view} cauldron={draft.cauldron} />
      </div>
    </Tray>
  )
}

function Taking(props: TurnProps & { readonly ingredient: Ingredient | null }) {
  const words = useWords()
  const { say } = words
  const { view, ingredient, onDraft } = props
  const label =
    ingredient === null
      ? say('web.compendium.take')
      : say('web.compendium.takeThis', { cubes: countedIngredient(ingredient, 1, words) })
  return (
    <Tray
      title={say('web.compendium.takeTitle')}
      active
      inline
      question={say('web.compendium.askTake')}
      actions={<Confirm props={props} label={label} icon={cubesArt} autofocus={ingredient !== null} />}
    >
      <div className={styles['piles']}>
        <Choice
          legend={say('web.compendium.reserve')}
          hiddenLegend
          options={pileChoices(view).map(({ value, refusal }) => ({
            value,
            label: <NamedCube ingredient={value} />,
            refusal: refusal === null ? null : words.data(refusal),
          }))}
          value={ingredient}
          onChange={(chosen) => onDraft({ kind: 'takeReserve', ingredient: chosen })}
        />
      </div>
    </Tray>
  )
}

function Drawing(props: TurnProps) {
  const { say } = useWords()
  const count = Math.min(bagDraw, props.view.bagSize)
  return (
    <Tray
      title={say('web.compendium.drawTitle')}
      active
      question={say('web.compendium.askDraw', { count })}
      actions={<Confirm props={props} label={say('web.compendium.draw', { count })} icon={bagArt} autofocus />}
    />
  )
}

function NamedCube({ ingredient }: { readonly ingredient: Ingredient }) {
  const words = useWords()
  return (
    <>
      <Cube ingredient={ingredient} size="s" silent />
      <span>{ingredientName(ingredient, words)}</span>
    </>
  )
}
