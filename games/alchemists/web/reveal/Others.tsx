import { icon as smileArt } from 'virtual:icon/delighted'
import { icon as grantArt } from 'virtual:icon/scroll-unfurled'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { IngredientCard, Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { StageProps } from '@athanor/tabletop/scenes/scene.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { grantText } from '../grantText.ts'
import { artifactArt } from '../pieces/art.ts'
import { SealFace } from '../pieces/Pieces.tsx'
import { useWords } from '../words.ts'
import { Changes, cx, Part, Stamp } from './pieces.tsx'
import type { GrantTaken, Reveal } from './shows.ts'

type Of<Kind extends Reveal['kind']> = StageProps<Extract<Reveal, { readonly kind: Kind }>>

/** Bids laid open, one after the other, in the order of selling. */
export function BidsLaidOpen({ scene, seats }: Of<'bids'>) {
  const { say } = useWords()
  return (
    <Part kind="heart" shown>
      <ol className={cx('bids')}>
        {scene.show.bids.map(({ seat, bid, smileys }, place) => (
          <li key={seat} className={cx('bid')}>
            <b className={cx('place')}>{place + 1}</b>
            <WaxSeal colour={seats[seat]?.colour ?? ''} size={40} />
            <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
            <span className={cx('bidCard')}>{bid === 0 ? '0' : `−${bid}`}</span>
            <span className={cx('smileys')}>
              <span className="visually-hidden">{say('web.alchemists.smileys', { count: smileys })}</span>
              {Array.from({ length: smileys }, (_, number) => (
                <Icon key={number} art={smileArt} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** A book that is opened, or a further seal on it. */
export function Publication({ scene, told, seats, viewer }: Of<'publication'>) {
  const { say } = useWords()
  const { seat, ingredient, alchemical, seal, seals, atOnce, grants, changes } = scene.show
  return (
    <>
      {atOnce && (
        <Part kind="wide" shown>
          <p className={cx('note')}>{say('web.alchemists.reveal.atOnce')}</p>
        </Part>
      )}
      <Part kind="heart" shown>
        <span className={cx('openBook')}>
          <span className={cx('page')}>
            <Medal ingredient={ingredient} />
            <b>{say(`alchemy.ingredient.${ingredient}`)}</b>
          </span>
          <span className={cx('page')}>
            {alchemical !== null && (
              <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
            )}
            <span className={cx('seals')}>
              {seals.map((each) => (
                <span key={each} className={cx(each === seat && 'pressed')}>
                  <WaxSeal colour={seats[each]?.colour ?? ''} size={44} label={seats[each]?.name ?? ''} />
                </span>
              ))}
            </span>
          </span>
        </span>
        {seal !== null && seat === viewer && (
          <span className={cx('ownSeal')}>
            <small className={cx('private')}>{say('web.alchemists.reveal.onlyYou')}</small>
            <SealFace seal={seal} />
            {say(`alchemists.seal.${seal}`)}
          </span>
        )}
      </Part>
      <Part kind="foot" shown={told >= Math.min(2, scene.steps.length)}>
        <Changes changes={changes} seats={seats} />
        {grants.map((taken) => (
          <Granted key={taken.grant.ingredients.join()} taken={taken} />
        ))}
      </Part>
    </>
  )
}

/** Grants that are taken: what they are for, the seals that earned them, the gold. */
export function GrantScene({ scene, seats }: Of<'grant'>) {
  const { grants, changes } = scene.show
  return (
    <>
      <Part kind="heart" shown>
        <span className={cx('rows')}>
          {grants.map((taken) => (
            <Granted key={taken.grant.ingredients.join()} taken={taken} />
          ))}
        </span>
      </Part>
      <Part kind="foot" shown={grants.length > 0}>
        <Changes changes={changes} seats={seats} />
      </Part>
    </>
  )
}

/** The tile of a grant; where the own seals lie is ringed. */
function Granted({ taken: { grant, sealed, gold } }: { readonly taken: GrantTaken }) {
  const words = useWords()
  return (
    <div className={cx('tile', 'granted')} title={grantText(grant, words)}>
      <span className={cx('tilePicture')}>
        <Icon art={grantArt} />
      </span>
      <span>{grantText(grant, words)}</span>
      <span className={cx('pieces')}>
        {grant.ingredients.map((ingredient) => (
          <span key={ingredient} data-sealed={sealed.includes(ingredient) || undefined}>
            <Medal ingredient={ingredient} />
          </span>
        ))}
      </span>
      <ValueCoin value={gold} size="s" />
    </div>
  )
}

/** An artifact that somebody takes home. */
export function ArtifactTaken({ scene, seats }: Of<'artifact'>) {
  const { say } = useWords()
  const { artifact, changes, seat } = scene.show
  return (
    <>
      <Part kind="heart" shown>
        <span className={cx('artifact')}>
          <span className={cx('flask')}>
            <Icon art={artifactArt(artifact)} />
          </span>
          <strong className={cx('name')}>{say(`alchemists.artifact.${artifact}`)}</strong>
          <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
        </span>
      </Part>
      <Part kind="foot" shown>
        <Changes changes={changes} seats={seats} />
      </Part>
    </>
  )
}

/** The golem: what went into it, and whether it stirred. */
export function GolemScene({ scene, seats }: Of<'golem'>) {
  const { say } = useWords()
  const { ingredients, reaction, worked, changes } = scene.show
  return (
    <>
      <Part kind="heart" shown>
        <span className={cx('result')}>
          <span className={cx('cards')}>
            {ingredients.map((ingredient) => (
              <IngredientCard key={ingredient} ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
            ))}
          </span>
          <GolemFigure
            chest={reaction?.chest === true || worked === true}
            ears={reaction?.ears === true || worked === true}
          />
          {reaction !== null && (
            <strong className={cx('name')}>
              {say('web.alchemists.reveal.reaction', {
                reaction: reaction.chest ? (reaction.ears ? 'both' : 'chest') : reaction.ears ? 'ears' : 'none',
              })}
            </strong>
          )}
          {worked !== null && (
            <Stamp good={worked}>{say('web.alchemists.reveal.worked', { worked: worked ? 'yes' : 'no' })}</Stamp>
          )}
        </span>
      </Part>
      <Part kind="foot" shown>
        <Changes changes={changes} seats={seats} />
      </Part>
    </>
  )
}

/** A man of clay whose chest glows and whose ears steam. */
function GolemFigure({ chest, ears }: { readonly chest: boolean; readonly ears: boolean }) {
  return (
    <svg className={cx('golem')} viewBox="0 0 120 140" aria-hidden>
      <path
        className={cx('clay')}
        d="M40 8h40l8 14v24l-8 8H40l-8-8V22ZM18 62l22-8h40l22 8 8 44-14 4-8-28v50H66v-24H54v24H32V82l-8 28-14-4Z"
      />
      <path className={cx('eyes')} d="M46 28h8v6h-8ZM66 28h8v6h-8Z" />
      <circle className={cx('heartOf', chest && 'glows')} cx="60" cy="82" r="11" />
      <path className={cx('steamOf', ears && 'glows')} d="M26 26q-14-4-12-18M94 26q14-4 12-18" />
    </svg>
  )
}

/** What needs no picture of its own: the sentences, one below the other. */
export function Tidings({ scene, told, seats }: Of<'tidings'>) {
  return (
    <>
      <Part kind="wide" shown>
        <ul className={cx('tidings')}>
          {scene.steps.map((sentence, number) => (
            <li key={sentence} data-shown={number < told || undefined}>
              {sentence}
            </li>
          ))}
        </ul>
      </Part>
      <Part kind="foot" shown={told >= scene.steps.length}>
        <Changes changes={scene.show.changes} seats={seats} />
      </Part>
    </>
  )
}
