import { icon as bookArt } from 'virtual:icon/open-book'
import { rulesAt, theoryOn, type View } from '@athanor/alchemists'
import { chanceOfAlchemical, type Ingredient, type Insight, ingredients } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { Known } from '@athanor/alchemy-ui/notebook/science/hearing.ts'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { memo, useState } from 'react'
import { BookTold } from './BookTold.tsx'
import { grantText } from './grantText.ts'
import { Likelihood } from './Likelihood.tsx'
import { isCrowded, moduleViews } from './modules/views.ts'
import { nextConference } from './nextConference.ts'
import { LaidSeal } from './pieces/LaidSeal.tsx'
import styles from './Theories.module.css'
import { tradeText } from './tradeText.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface TheoriesProps {
  readonly view: View
  readonly seats: readonly TableSeat[]
  readonly foresight: Known<Insight>
  readonly lit: readonly string[]
  /** The ingredients whose books can be chosen now, and the one that is. */
  readonly open: readonly Ingredient[]
  readonly chosen: Ingredient | null
  onChoose(ingredient: Ingredient): void
}

/** Eight books with theories, seals and conflicts; grants and the conference above them. */
export const Theories = memo(function Theories(props: TheoriesProps) {
  const { view, seats, foresight, lit, open, chosen, onChoose } = props
  const words = useWords()
  const { say } = words
  // A book that is not being chosen tells what is in it.
  const [told, setTold] = useState<Ingredient | null>(null)
  return (
    <section className={cx('theories', isCrowded(view.table) && 'crowded')} aria-label={say('web.alchemists.theories')}>
      <header>
        <h2>{say('web.alchemists.theories')}</h2>
        <Conference view={view} seats={seats} />
        <Grants view={view} seats={seats} />
      </header>
      <ul className={cx('books')}>
        {ingredients.map((ingredient) => (
          <li
            key={ingredient}
            data-anchor={`book:${ingredient}`}
            data-lit={lit.includes(`book:${ingredient}`) || undefined}
          >
            {open.includes(ingredient) ? (
              <button
                type="button"
                className={cx('book', 'open', chosen === ingredient && 'chosen')}
                aria-pressed={chosen === ingredient}
                onClick={() => onChoose(ingredient)}
              >
                <Book view={view} ingredient={ingredient} seats={seats} foresight={foresight} />
              </button>
            ) : (
              <button type="button" className={cx('book')} onClick={() => setTold(ingredient)}>
                <Book view={view} ingredient={ingredient} seats={seats} foresight={foresight} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {moduleViews.map(({ Publications }, number) =>
        Publications === undefined ? null : (
          <Publications key={number} view={view} seats={seats} foresight={foresight} lit={lit} />
        ),
      )}
      {told !== null && (
        <Dialog
          title={say(`alchemy.ingredient.${told}`)}
          closeLabel={say('web.common.close')}
          onClose={() => setTold(null)}
        >
          <BookTold view={view} ingredient={told} seats={seats} />
        </Dialog>
      )}
    </section>
  )
})

interface BookProps {
  readonly view: View
  readonly ingredient: Ingredient
  readonly seats: readonly TableSeat[]
  readonly foresight: Known<Insight>
}

/** Room for three seals. */
const sealRoom = 3

function Book({ view, ingredient, seats, foresight }: BookProps) {
  const words = useWords()
  const { say } = words
  const { table, own, viewer } = view
  const theory = theoryOn(table, ingredient)
  const inConflict = table.conflicts.some((pair) => pair.includes(ingredient))
  return (
    <>
      <span className={cx('title')}>{say(`alchemy.ingredient.${ingredient}`)}</span>
      {theory === null ? (
        <span className={cx('middle')}>
          <Medal ingredient={ingredient} />
          <span className={cx('none')}>{say('web.alchemists.noTheory')}</span>
        </span>
      ) : (
        <>
          <span className={cx('middle')}>
            <Medal ingredient={ingredient} />
            <span className={cx('token')}>
              <AlchemicalSign alchemical={theory.alchemical} label={say(`alchemy.alchemical.${theory.alchemical}`)} />
              {inConflict && (
                <span className={cx('conflict')} title={say('web.alchemists.conflict')}>
                  <span className="visually-hidden">{say('web.alchemists.conflict')}</span>
                  <span aria-hidden>≠</span>
                </span>
              )}
            </span>
          </span>
          <Likelihood
            foresight={foresight}
            chance={({ chances }) => chanceOfAlchemical(chances, ingredient, theory.alchemical)}
          />
        </>
      )}
      <span className={cx('seals')}>
        {Array.from({ length: sealRoom }, (_, place) => {
          const seat = theory?.seals[place]
          if (seat === undefined) {
            return <span key={place} className={cx('room')} aria-hidden />
          }
          return <LaidSeal key={seat} seat={seats[seat]} seal={seat === viewer ? own?.placed[ingredient] : undefined} />
        })}
      </span>
    </>
  )
}

/** The next conference: what it judges, and what it would bring everybody now. */
function Conference({ view, seats }: { readonly view: View; readonly seats: readonly TableSeat[] }) {
  const words = useWords()
  const { say } = words
  const next = nextConference(view)
  if (next === null) return null
  return (
    <div className={cx('conference')}>
      <p>{say('web.alchemists.conference', { round: next.round, changes: next.bySeals.join(' · ') })}</p>
      <ul aria-label={say('web.alchemists.conferenceNow')}>
        {seats.map(({ name, colour }, seat) => {
          const due = next.dues[seat]
          if (due === undefined) return null
          const told = say('web.alchemists.conferenceDue', {
            player: name,
            seals: due.seals,
            brings: tradeText(due, words),
          })
          return (
            <li key={colour} title={told} className={cx('near', seat === view.viewer && 'mine')}>
              <WaxSeal colour={colour} size={16} />
              <span aria-hidden>{due.reputation}</span>
              <span className="visually-hidden">{told}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The grants that are left, and whose seals come near. */
function Grants({ view, seats }: { readonly view: View; readonly seats: readonly TableSeat[] }) {
  const words = useWords()
  const { say } = words
  const { table } = view
  const rules = rulesAt(table)
  return (
    <ul className={cx('grants')} aria-label={say('web.alchemists.grants')}>
      {table.grants.map((number) => {
        const grant = rules.grants[number]
        if (grant === undefined) return null
        const text = grantText(grant, words)
        return (
          <li key={number} title={text}>
            <span className="visually-hidden">{text}</span>
            {grant.ingredients.length === 0 && <Icon art={bookArt} />}
            {grant.ingredients.map((ingredient) => (
              <Medal key={ingredient} ingredient={ingredient} />
            ))}
            <b aria-hidden>{grant.points}</b>
            {seats.map(({ colour }, seat) => {
              const seals = grant.seals(table, seat)
              return seals === 0 ? null : (
                <span key={colour} className={cx('near')}>
                  <WaxSeal colour={colour} size={16} label={seats[seat]?.name ?? ''} />
                  {seals}
                </span>
              )
            })}
          </li>
        )
      })}
    </ul>
  )
}
