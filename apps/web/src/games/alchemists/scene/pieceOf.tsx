import { icon as deckArt } from 'virtual:icon/card-pickup'
import { icon as smileArt } from 'virtual:icon/delighted'
import {
  type Asking,
  countOf,
  type Intent,
  type PartName,
  type PartValues,
  type Preview,
  theoryOn,
} from '@athanor/alchemists'
import { type Ingredient, ingredientIndex, ingredients, type Potion } from '@athanor/alchemy'
import type { ReactNode } from 'react'
import { AlchemicalSign } from '../../../alchemy/AlchemicalSign.tsx'
import { Flask } from '../../../alchemy/Flask.tsx'
import { IngredientCard, Medal } from '../../../alchemy/Ingredients.tsx'
import { percent } from '../../../alchemy/percent.ts'
import type { Words } from '../../../app/words.tsx'
import { classes } from '../../../lib/classes.ts'
import type { TableSeat } from '../../../table/tableSource.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ValueCoin } from '../../../ui/ValueCoin.tsx'
import { WaxSeal } from '../../../ui/WaxSeal.tsx'
import { artifactArt, favourArt } from '../pieces/art.ts'
import { SealFace } from '../pieces/Pieces.tsx'
import { previewText } from '../previewText.ts'
import { tradeText } from '../valueFace.tsx'
import { AnswersPreview } from './AnswersPreview.tsx'
import { GuaranteeRung } from './GuaranteeRung.tsx'
import { OrderReward } from './OrderReward.tsx'
import styles from './pieces.module.css'

const cx = classes(styles)

/** One value that can be chosen, and what can be said of it. */
export interface Piece<Name extends PartName = PartName> {
  readonly asking: Asking
  readonly intent: Intent
  readonly part: Name
  readonly value: PartValues[Name]
  readonly preview: Preview | null
  /** Why it cannot be chosen. */
  readonly why: string | null
  readonly seats: readonly TableSeat[]
  readonly words: Words
}

/** What can be chosen as the thing that it is: a card, a flask, a book. Null for what has no form of its own. */
export function pieceOf(piece: Piece): ReactNode {
  const draw = pieces[piece.part] as ((piece: Piece) => ReactNode) | undefined
  return draw === undefined ? null : draw(piece)
}

const pieces: { readonly [Name in PartName]?: (piece: Piece<Name>) => ReactNode } = {
  favour: ({ value, words: { say } }) => (
    <span className={cx('favour')}>
      <b>
        <Icon art={favourArt(value)} /> {say(`alchemists.favour.${value}`)}
      </b>
      <span>{say(`alchemists.favourText.${value}`)}</span>
    </span>
  ),
  orderSpace: ({ asking: { at }, value, why, seats, words }) => {
    const space = at.rules.orderSpaces(at.table)[value]
    return (
      <span className={cx('order')}>
        <b className={cx('number')}>{value + 1}</b>
        {space !== undefined && <OrderReward space={space} />}
        <span className={cx('text')}>{space === undefined ? '' : tradeText(space, words)}</span>
        <Taken by={seats[at.table.markers[value] ?? -1]} why={why} />
      </span>
    )
  },
  bid: ({ value, preview, words: { say } }) => (
    <span className={cx('bid')}>
      <b className={cx('figure')}>{value === 0 ? '0' : `−${value}`}</b>
      {preview?.kind === 'bid' && (
        <>
          <span className={cx('smileys')}>
            <span className="visually-hidden">{say('web.alchemists.smileys', { count: preview.smileys })}</span>
            {Array.from({ length: preview.smileys }, (_, number) => (
              <Icon key={number} art={smileArt} />
            ))}
          </span>
          <span className={cx('text')}>
            {say('alchemists.preview.exactPays', { gold: say('alchemists.count.gold', { count: preview.pays }) })}
          </span>
        </>
      )}
    </span>
  ),
  from: ({ value, asking, words }) =>
    value === 'deck' ? (
      <span className={cx('back')}>
        <Icon art={deckArt} />
        <span>{words.say('alchemists.value.deck')}</span>
      </span>
    ) : (
      <HeldCard asking={asking} card={value} words={words} />
    ),
  card: ({ value, asking, words }) => <HeldCard asking={asking} card={value} words={words} />,
  artifact: ({ asking: { at }, value, preview, why, words: { say } }) => {
    const { cost, points } = at.rules.artifact(value)
    const price = preview?.kind === 'costs' ? preview.gold : cost
    return (
      <span className={cx('artifact')}>
        <span className={cx('price')}>
          <span className="visually-hidden">{say('web.alchemists.price')}</span>
          <ValueCoin value={price} />
          {price !== cost && <del>{cost}</del>}
        </span>
        <span className={cx('points')} title={say('web.alchemists.total')}>
          {points}
        </span>
        <Icon art={artifactArt(value)} />
        <b>{say(`alchemists.artifact.${value}`)}</b>
        <span className={cx('text')}>{say(`alchemists.artifactText.${value}`)}</span>
        <Why text={why} />
      </span>
    )
  },
  wanted: ({ asking: { at }, value, why, seats, words }) => (
    <PotionCard
      potion={at.rules.adventurers[at.table.adventurer ?? -1]?.wants[value] ?? 'neutral'}
      note={null}
      why={why}
      soldBy={seats[at.table.offers.find((offer) => offer.wanted === value)?.seat ?? -1]}
      words={words}
    />
  ),
  promised: ({ value, words }) => <PotionCard potion={value} note={null} why={null} words={words} />,
  shown: ({ value, preview, words }) => (
    <PotionCard
      potion={value}
      note={preview?.kind === 'answers' ? <AnswersPreview preview={preview} /> : null}
      why={null}
      words={words}
    />
  ),
  guarantee: (piece) => <GuaranteeRung {...piece} />,
  theory: ({ value, preview, why, words }) => (
    <span className={cx('book')}>
      <Medal ingredient={value} />
      <b>{words.say(`alchemy.ingredient.${value}`)}</b>
      {why === null && preview?.kind === 'candidates' && preview.chances[0] !== undefined && (
        <span className={cx('likeliest')}>
          <AlchemicalSign alchemical={preview.chances[0].of} />
          {percent(preview.chances[0].chance, words)}
        </span>
      )}
      <Why text={why} />
    </span>
  ),
  endorsed: bookPiece,
  doubted: bookPiece,
  aspect: ({ value, preview, words: { say, ...words } }) => (
    <span className={cx('potion')}>
      <Flask potion={sampleOf[value]} />
      <b>{say(`alchemy.colour.${value}`)}</b>
      {preview?.kind === 'refutes' && (
        <span className={cx('text')}>
          {say('web.alchemists.refutedBy', { sign: preview.sign, chance: percent(preview.chance, { say, ...words }) })}
        </span>
      )}
    </span>
  ),
  alchemical: ({ asking: { at }, value, preview, why, words }) => (
    <span className={cx('alchemical')}>
      <AlchemicalSign alchemical={value} label={words.say(`alchemy.alchemical.${value}`)} />
      <b>{preview?.kind === 'right' ? percent(preview.chance, words) : '–'}</b>
      {/* The rule in words is long; the book where it lies says the same. */}
      {why !== null && (
        <LiesOn ingredient={ingredients.find((each) => theoryOn(at.table, each)?.alchemical === value)} why={why} />
      )}
    </span>
  ),
  seal: ({ asking: { at }, value, preview, why, words: { say, ...words } }) => {
    const { points, hedge } = at.rules.seal(value)
    return (
      <span className={cx('seal')}>
        <span className={cx('held')}>{countOf(at.own.seals, at.rules.seals.numberOf(value))}</span>
        <SealFace seal={value} label={say(`alchemists.seal.${value}`)} />
        <b>{hedge === null ? `+${points}` : say('web.alchemists.hedges')}</b>
        {preview?.kind === 'seal' && why === null && (
          <span className={cx('text')}>
            {say('web.alchemists.sealOdds', {
              right: percent(preview.right, { say, ...words }),
              safe: percent(preview.safe, { say, ...words }),
            })}
          </span>
        )}
        <Why text={why} />
      </span>
    )
  },
  grant: ({ asking: { at }, value, words }) => {
    const { ingredients: on = [], points = 0 } = at.rules.grants[value] ?? {}
    return (
      <span className={cx('grant')}>
        <span className="visually-hidden">{words.list(on.map((each) => words.say(`alchemy.ingredient.${each}`)))}</span>
        {on.map((each) => (
          <Medal key={each} ingredient={each} />
        ))}
        <b>{points}</b>
      </span>
    )
  },
}

/** A potion of each colour; its sign is not what is asked about. */
const sampleOf = { red: 'healing', green: 'speed', blue: 'wisdom' } as const

function bookPiece({ asking: { at }, value, preview, why, words }: Piece<'endorsed' | 'doubted'>): ReactNode {
  const theory = theoryOn(at.table, value)
  const said = why === null ? previewText(preview, words) : null
  return (
    <span className={cx('book')}>
      <Medal ingredient={value} />
      <b>{words.say(`alchemy.ingredient.${value}`)}</b>
      {theory !== null && (
        <AlchemicalSign alchemical={theory.alchemical} label={words.say(`alchemy.alchemical.${theory.alchemical}`)} />
      )}
      {said !== null && <span className={cx('text')}>{said}</span>}
      <Why text={why} />
    </span>
  )
}

interface HeldProps {
  readonly asking: Asking
  readonly card: Ingredient
  readonly words: Words
}

/** A card of an ingredient, with how many of it are in the hand. */
function HeldCard({ asking: { at }, card, words: { say } }: HeldProps) {
  const held = countOf(at.own.hand, ingredientIndex(card))
  return (
    <span className={cx('held-card')}>
      <IngredientCard ingredient={card} name={say(`alchemy.ingredient.${card}`)} />
      {held > 0 && (
        <span className={cx('count')} title={say('alchemists.preview.held', { count: held })}>
          <span className="visually-hidden">{say('alchemists.preview.held', { count: held })}</span>
          <span aria-hidden>×{held}</span>
        </span>
      )}
    </span>
  )
}

interface PotionCardProps {
  readonly potion: Potion
  readonly note: ReactNode
  readonly why: string | null
  /** Who has offered it already. */
  readonly soldBy?: TableSeat | undefined
  readonly words: Words
}

function PotionCard({ potion, note, why, soldBy, words }: PotionCardProps) {
  return (
    <span className={cx('potion')}>
      <Flask potion={potion} faint={why !== null} />
      <b>{words.say(`alchemy.potion.${potion}`)}</b>
      {note}
      <Taken by={soldBy} why={why} />
    </span>
  )
}

/** Somebody else was faster: who it was says why. */
function Taken({ by, why }: { readonly by: TableSeat | undefined; readonly why: string | null }) {
  if (by === undefined || why === null) return <Why text={why} />
  return (
    <span className={cx('taken')} title={why}>
      <WaxSeal colour={by.colour} size={22} />
      {by.name}
    </span>
  )
}

/** The ingredient whose theory an alchemical is already. */
function LiesOn({ ingredient, why }: { readonly ingredient: Ingredient | undefined; readonly why: string }) {
  if (ingredient === undefined) return <Why text={why} />
  return (
    <span className={cx('lies')} title={why}>
      <Medal ingredient={ingredient} />
    </span>
  )
}

/** What is impossible says why, beside it. */
function Why({ text }: { readonly text: string | null }) {
  return text === null ? null : <span className={cx('why')}>{text}</span>
}
