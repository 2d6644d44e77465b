import { icon as brewArt } from 'virtual:icon/cauldron'
import { icon as cubesArt } from 'virtual:icon/cubes'
import { icon as bagArt } from 'virtual:icon/swap-bag'
import {
  actionChoices,
  bagDraw,
  beginAt,
  fieldsPerCauldron,
  type Ingredient,
  isOpening,
  nothingPending,
  openingTile,
  type PendingAction,
  type PendingCopy,
  type PendingCreation,
  pileChoices,
  tributeChoices,
  type View,
} from '@athanor/compendium'
import { cauldronInWords, countedIngredient, cubesInWords, ingredientName } from '@athanor/compendium/narration'
import { Waiting } from '@athanor/tabletop/Waiting.tsx'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { Tray } from '@athanor/ui/Tray.tsx'
import { sayWith } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import { Cube, CubeRow } from './Cube.tsx'
import styles from './Decision.module.css'
import { whyNotYet } from './pendingAction.ts'
import type { CompendiumProps } from './props.ts'
import type { CauldronProspect } from './prospects.ts'
import { Receives } from './Receives.tsx'
import { RecipeBuilder } from './RecipeBuilder.tsx'
import { useWords } from './words.ts'

interface DecisionProps extends CompendiumProps {
  readonly prospects: readonly CauldronProspect[]
  readonly pending: PendingAction
  /** A move is on its way. */
  readonly busy: boolean
  /** Advice may be shown; until then it can be asked for. */
  readonly advised: boolean
  onAdvice(): void
  onPending(pending: PendingAction): void
  onConfirm(pending: PendingAction): void
}

/** What is asked of me, in one sentence, and how I answer. */
export function Decision(props: DecisionProps) {
  const { pending, shown } = props
  const { view } = shown.sight
  if (view.hand === null || view.turn !== view.viewer || view.end !== null || !props.live || props.busy) {
    // One's own move is being carried out or acted out.
    const seat = props.viewer === view.turn ? undefined : props.seats[view.turn]
    return <Waiting over={view.end !== null} seat={seat} since={props.since} live={props.live} />
  }
  switch (pending.kind) {
    case 'none':
    case 'brew':
      return <Open {...props} view={view} />
    case 'create':
      return <Creating {...props} view={view} pending={pending} />
    case 'copy':
      return <Copying {...props} view={view} pending={pending} />
    case 'takeReserve':
      return <Taking {...props} view={view} ingredient={pending.ingredient} />
    case 'takeBag':
      return <Drawing {...props} view={view} />
  }
}

interface TurnProps extends DecisionProps {
  readonly view: View
}

/** Nothing chosen yet. */
function Open({ view, prospects, onPending, advised, onAdvice }: TurnProps) {
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
            onClick={() => onPending(takeBag.pending)}
          >
            {say('web.compendium.draw', { count: bagDraw })}
          </Button>
          <Button
            icon={cubesArt}
            refusal={takeReserve.refusal === null ? null : words.data(takeReserve.refusal)}
            onClick={() => onPending(takeReserve.pending)}
          >
            {say('web.compendium.takeOne')}
          </Button>
          {best !== undefined && !advised && (
            <Button icon={brewArt} onClick={onAdvice}>
              {say('web.compendium.showBest')}
            </Button>
          )}
          {best !== undefined && advised && (
            <Button look="primary" icon={brewArt} onClick={() => onPending(beginAt(view, best.cauldron))}>
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

/** Back or go: the end of every pending action. */
function Confirm({ props, label, icon, autofocus = false }: ConfirmProps): ReactNode {
  const words = useWords()
  const { pending, shown, onPending, onConfirm } = props
  const refusal = whyNotYet(shown.sight.view, pending)
  return (
    <>
      <Button onClick={() => onPending(nothingPending)}>{words.say('web.common.cancel')}</Button>
      <Button
        look="primary"
        icon={icon}
        refusal={refusal === null ? null : words.data(refusal)}
        data-autofocus={autofocus || undefined}
        onClick={() => onConfirm(pending)}
      >
        {label}
      </Button>
    </>
  )
}

function Creating(props: TurnProps & { readonly pending: PendingCreation }) {
  const words = useWords()
  const { say } = words
  const { pending, view, onPending } = props
  const label =
    pending.value === null ? say('web.compendium.create') : say('web.compendium.createFor', { value: pending.value })
  return (
    <Tray
      title={say('web.compendium.newPotion')}
      active
      question={say('web.compendium.askRecipe', {
        products: cauldronInWords(pending.cauldron, words),
        most: fieldsPerCauldron,
      })}
      actions={<Confirm props={props} label={label} icon={brewArt} />}
    >
      <RecipeBuilder view={view} pending={pending} onPending={onPending} />
    </Tray>
  )
}

function Copying(props: TurnProps & { readonly pending: PendingCopy }) {
  const words = useWords()
  const { say } = words
  const { pending, view, seats, onPending } = props
  const potion = view.cauldrons[pending.cauldron]
  if (potion === undefined || potion === null) return null
  const owner = seats[potion.owner]
  const name = owner?.name ?? ''
  const tributes = tributeChoices(view, pending)
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
            value={pending.tribute}
            onChange={(tribute) => onPending({ ...pending, tribute })}
          />
        )}
        <Receives view={view} cauldron={pending.cauldron} />
      </div>
    </Tray>
  )
}

function Taking(props: TurnProps & { readonly ingredient: Ingredient | null }) {
  const words = useWords()
  const { say } = words
  const { view, ingredient, onPending } = props
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
          onChange={(chosen) => onPending({ kind: 'takeReserve', ingredient: chosen })}
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
