import { aspectOf } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { StageProps } from '@athanor/tabletop/scenes/scene.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { spaceArt } from '../pieces/art.ts'
import { SealFace } from '../pieces/Pieces.tsx'
import { useWords } from '../words.ts'
import { commonSentence } from './commonSign.ts'
import { Changes, cx, Part, Stamp, Tile } from './pieces.tsx'
import type { Reveal } from './shows.ts'

type QuestionShow = Extract<Reveal, { readonly kind: 'question' }>

/** A question to the reader before all: the eight books, the answer, and what falls. */
export function Question({ scene, told, seats, viewer }: StageProps<QuestionShow>) {
  const words = useWords()
  const { say } = words
  const { question, books, changes, mayPublish, seat: asking } = scene.show
  const reached = (step: number) => told >= Math.min(step, scene.steps.length)
  const isPair = 'pair' in question
  const fallen = books.filter(({ fallenBy }) => fallenBy !== null)
  const aspect = isPair
    ? question.potion === 'neutral'
      ? null
      : aspectOf(question.potion)
    : { colour: question.colour, sign: question.sign }
  return (
    <>
      <Part kind="wide" shown>
        <ol className={cx('shelf')}>
          {books.map(({ ingredient, alchemical, seats: sealed, fallenBy, seals, disputed }) => (
            <li
              key={ingredient}
              className={cx('book')}
              data-empty={alchemical === null || undefined}
              data-fallen={(fallenBy !== null && reached(2)) || undefined}
            >
              <span className={cx('bookName')}>
                <Medal ingredient={ingredient} />
                <span className={cx('bookWord')}>{say(`alchemy.ingredient.${ingredient}`)}</span>
              </span>
              {alchemical === null ? (
                <small>{say('web.alchemists.noTheory')}</small>
              ) : (
                <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
              )}
              <span className={cx('seals')}>
                {fallenBy !== null && reached(3)
                  ? seals.map(({ seat, seal }) => (
                      <span key={seat} className={cx('turned')}>
                        <WaxSeal colour={seats[seat]?.colour ?? ''} size={22} label={seats[seat]?.name ?? ''} />
                        <SealFace seal={seal} label={say(`alchemists.seal.${seal}`)} />
                      </span>
                    ))
                  : sealed.map((seat) => (
                      <WaxSeal
                        key={seat}
                        colour={seats[seat]?.colour ?? ''}
                        size={22}
                        label={seats[seat]?.name ?? ''}
                      />
                    ))}
              </span>
              {fallenBy !== null && reached(2) && (
                <b className={cx('band')}>{say('web.alchemists.reveal.refuted', { colour: fallenBy })}</b>
              )}
              {disputed && reached(2) && <b className={cx('band')}>{say('web.alchemists.conflict')}</b>}
            </li>
          ))}
        </ol>
      </Part>
      <Part kind="heart" shown>
        <span className={cx('result')}>
          <span className={cx('asked')}>
            {(isPair ? question.pair : [question.ingredient]).map((ingredient) => (
              <Medal key={ingredient} ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
            ))}
          </span>
          <span className={cx('flask')}>
            {isPair ? (
              <Flask potion={question.potion} label={say(`alchemy.potion.${question.potion}`)} />
            ) : (
              <AspectSign
                colour={question.colour}
                sign={question.sign}
                label={say('web.alchemists.reveal.aspect', question)}
              />
            )}
          </span>
          {isPair ? (
            <Stamp good={question.yes}>
              {say(question.yes ? 'web.alchemists.reveal.yes' : 'web.alchemists.reveal.no')}
            </Stamp>
          ) : (
            aspect !== null && <strong className={cx('name')}>{say('web.alchemists.reveal.aspect', aspect)}</strong>
          )}
          {isPair && question.yes && (
            <small className={cx('meant')}>{commonSentence(question.pair, question.potion, words)}</small>
          )}
        </span>
      </Part>
      <Part kind="side" shown={reached(3)}>
        <div className={cx('rows')}>
          <Changes changes={changes} seats={seats} />
        </div>
      </Part>
      {fallen.length > 0 && (
        <Part kind="foot" shown={reached(4)}>
          <Freed books={fallen} />
          {mayPublish && (
            <Tile picture={<Icon art={spaceArt('publish')} />}>
              {say('web.alchemists.reveal.mayPublish', {
                player: seats[asking]?.name ?? '',
                you: asking === viewer ? 'yes' : 'no',
              })}
            </Tile>
          )}
        </Part>
      )}
    </>
  )
}

/** whatever fell leaves its book and its token free for the next theory. */
function Freed({ books }: Pick<QuestionShow, 'books'>) {
  const { say } = useWords()
  return (
    <div className={cx('tile', 'freed')}>
      {say('web.alchemists.reveal.freed')}
      {books.map(({ ingredient, alchemical }) => (
        <span key={ingredient} className={cx('pieces')}>
          <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
          {alchemical !== null && (
            <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
          )}
        </span>
      ))}
    </div>
  )
}
