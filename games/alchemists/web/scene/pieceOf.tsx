import { icon as deckArt } from 'virtual:icon/card-pickup'
import { icon as smileArt } from 'virtual:icon/delighted'
import { countOf, theoryOn, wrongTheoryLoss } from '@athanor/alchemists'
import { goodsText } from '@athanor/alchemists/narration'
import { colours, type Ingredient, ingredients, type Potion } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { FlaskShape } from '@athanor/alchemy-ui/FlaskShape.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { ReactNode } from 'react'
import { grantText } from '../grantText.ts'
import { modulePieces } from '../modules/pieces.tsx'
import { TradeSigns } from '../pieces/GoodSigns.tsx'
import { SealFace } from '../pieces/Pieces.tsx'
import { previewText } from '../previewText.ts'
import { orderText } from '../tradeText.ts'
import type { Words } from '../words.ts'
import { AnswersPreview } from './AnswersPreview.tsx'
import { ArtifactCard, FavourCard, HeldCard } from './cards.tsx'
import { GuaranteeRung } from './GuaranteeRung.tsx'
import type { Piece, Pieces } from './piece.ts'
import styles from './pieces.module.css'

const cx = classes(styles)

/** What can be chosen as the thing that it is: a card, a flask, a book. Null for what has no form of its own. */
export function pieceOf(piece: Piece): ReactNode {
  const draw = pieces[piece.part] as ((piece: Piece) => ReactNode) | undefined
  return draw === undefined ? null : draw(piece)
}

const pieces: Pieces = {
  ...modulePieces,
  favour: ({ value, words }) => <FavourCard favour={value} words={words} />,
  orderSpace: ({ context: { at }, value, why, seats, words }) => {
    const space = at.rules.orderSpaces(at.table)[value]
    const holder = seats[at.table.markers[value] ?? -1]
    return (
      <span className={cx('order')}>
        <b className={cx('number')}>{value + 1}</b>
        {space !== undefined && (
          <span className={cx('reward')}>
            <TradeSigns {...space} />
          </span>
        )}
        {space !== undefined && holder === undefined && <span className={cx('text')}>{orderText(space, words)}</span>}
        <Taken by={holder} why={why} />
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
  from: ({ value, context, words }) =>
    value === 'deck' ? (
      <span className={cx('back')}>
        <Icon art={deckArt} />
        <span>{words.say('alchemists.value.deck')}</span>
      </span>
    ) : (
      <HeldCard context={context} card={value} words={words} onTable />
    ),
  card: ({ value, context, words }) => <HeldCard context={context} card={value} words={words} />,
  artifact: ({ context: { at }, value, preview, why, words }) => {
    const { say } = words
    const card = at.rules.artifact(value)
    const { cost } = card
    // G-198: what a shelf asks for besides gold.
    const shelf = at.rules.shelves.find(({ onOffer }) => onOffer(at.table).includes(value))
    const also = goodsText(shelf?.cost ?? {}, words)
    const price = preview?.kind === 'costs' ? preview.gold : cost
    return (
      <ArtifactCard
        artifact={card}
        words={words}
        price={
          <>
            <span className="visually-hidden">{say('web.alchemists.price')}</span>
            <ValueCoin value={price} />
            {price !== cost && <del>{cost}</del>}
            {also.length > 0 && <small>+ {words.list(also)}</small>}
          </>
        }
      >
        <Why text={why} />
      </ArtifactCard>
    )
  },
  wanted: ({ context: { at }, value, why, seats, words }) => (
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
  theory: ({ context: { at }, value, preview, why, words }) => (
    <span className={cx('book')}>
      <Medal ingredient={value} />
      <b>{words.say(`alchemy.ingredient.${value}`)}</b>
      {why === null && preview?.kind === 'candidates' && preview.chances[0] !== undefined && (
        <span className={cx('likeliest')}>
          <AlchemicalSign alchemical={preview.chances[0].of} />
          {percent(preview.chances[0].chance, words)}
        </span>
      )}
      {why === null && <Counts grants={grantsFor(at, value)} words={words} />}
      <Why text={why} />
    </span>
  ),
  endorsed: bookPiece,
  doubted: bookPiece,
  aspect: ({ value, preview, words: { say, ...words } }) => (
    <span className={cx('potion')}>
      <FlaskShape body={value} sign={null} />
      <b>{say(`alchemy.colour.${value}`)}</b>
      {preview?.kind === 'refutes' && (
        <span className={cx('text')}>
          {say('web.alchemists.refutedBy', { sign: preview.sign, chance: percent(preview.chance, { say, ...words }) })}
        </span>
      )}
    </span>
  ),
  alchemical: ({ context: { at }, value, preview, why, words }) => (
    <span className={cx('alchemical')}>
      <AlchemicalSign alchemical={value} label={words.say(`alchemy.alchemical.${value}`)} />
      <b>{preview?.kind === 'right' ? percent(preview.chance, words) : '–'}</b>
      {/* The rule in words is long; the book where it lies says the same. */}
      {why !== null && (
        <LiesOn ingredient={ingredients.find((each) => theoryOn(at.table, each)?.alchemical === value)} why={why} />
      )}
    </span>
  ),
  seal: ({ context: { at }, intent, value, preview, why, words: { say, ...words } }) => {
    const { points, hedge } = at.rules.seal(value)
    const hedged = colours.find((colour) => colour === hedge)
    const isTheory = intent.action === 'publish' || intent.action === 'endorse'
    return (
      <span className={cx('seal')}>
        <span className={cx('held')}>{countOf(at.own.seals, at.rules.seals.numberOf(value))}</span>
        <SealFace seal={value} label={say(`alchemists.seal.${value}`)} />
        <b>{hedge === null ? `+${points}` : say('web.alchemists.hedges')}</b>
        {/* what the end of the game makes of it. */}
        {isTheory && why === null && (hedge === null || hedged !== undefined) && (
          <span className={cx('text')}>
            {hedged === undefined
              ? say('web.alchemists.sealWorth', { points, loss: wrongTheoryLoss })
              : say('web.alchemists.sealHedged', { colour: hedged, loss: wrongTheoryLoss })}
          </span>
        )}
        {preview?.kind === 'seal' && why === null && (
          <span className={cx('text')}>
            {say('web.alchemists.sealOdds', {
              right: percent(preview.right, { say, ...words }),
              safe: percent(preview.safe, { say, ...words }),
            })}
            {isTheory &&
              ` ${say('web.alchemists.sealAverage', { points: preview.right * points - (1 - preview.safe) * wrongTheoryLoss })}`}
          </span>
        )}
        <Why text={why} />
      </span>
    )
  },
  grant: ({ context: { at }, value, words }) => {
    const grant = at.rules.grants[value]
    const { ingredients: on = [], points = 0 } = grant ?? {}
    return (
      <span className={cx('grant')}>
        <span className={on.length > 0 ? 'visually-hidden' : undefined}>
          {grant === undefined ? '' : grantText(grant, words)}
        </span>
        {on.map((each) => (
          <Medal key={each} ingredient={each} />
        ))}
        <b>{points}</b>
      </span>
    )
  },
}

function bookPiece({ context: { at }, value, preview, why, words }: Piece<'endorsed' | 'doubted'>): ReactNode {
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

/** grants that are still to be had and ask for this ingredient. */
function grantsFor({ rules, table }: Piece['context']['at'], ingredient: Ingredient): number {
  return table.grants.filter((grant) => rules.grants[grant]?.ingredients?.includes(ingredient) === true).length
}

/** What a theory would bring besides its points. */
function Counts({ grants, words: { say } }: { readonly grants: number; readonly words: Words }) {
  return grants === 0 ? null : <span className={cx('text')}>{say('web.alchemists.theoryCounts', { grants })}</span>
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
      <span>{by.name}</span>
    </span>
  )
}

/** The ingredient whose theory an alchemical is already; any other reason is told when it is pressed. */
function LiesOn({ ingredient, why }: { readonly ingredient: Ingredient | undefined; readonly why: string }) {
  if (ingredient === undefined) return null
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
