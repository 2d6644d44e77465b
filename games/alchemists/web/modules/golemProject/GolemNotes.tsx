import { icon as glowArt } from 'virtual:icon/heart-beats'
import { icon as steamArt } from 'virtual:icon/steam'
import { aidOf, ownProjectOf, rulesAt, standingAt, type View } from '@athanor/alchemists'
import { goodsText } from '@athanor/alchemists/narration'
import { aidsWith } from '@athanor/alchemy'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { withMinus } from '@athanor/ui/lib/withMinus.ts'
import { useWords, type Words } from '../../words.ts'
import styles from './Golem.module.css'

const cx = classes(styles)

/** What the viewer alone knows of the golem: own tests and attempts; what follows from them is in the notebook. */
export function GolemNotes({ view }: { readonly view: View }) {
  const words = useWords()
  const { say } = words
  const { own, table } = view
  if (own === null) return null
  // Where the table agreed on no aid, what was seen is to be remembered.
  const kept = aidsWith(aidOf(table.options), 'bookkeeping')
  const { tests, attempts } = kept ? ownProjectOf(own) : { tests: [], attempts: [] }
  return (
    <section className={cx('notes')} aria-label={say('web.alchemists.golemNotes')}>
      <h4>{say('web.alchemists.golemNotes')}</h4>
      <ul className={cx('tests')}>
        {tests.map(({ ingredient, chest, ears }, number) => (
          <li key={number} title={say('web.alchemists.golemReaction', { reaction: reactionOf(chest, ears) })}>
            <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
            <span className="visually-hidden">
              {say('web.alchemists.golemReaction', { reaction: reactionOf(chest, ears) })}
            </span>
            {chest && <Icon art={glowArt} />}
            {ears && <Icon art={steamArt} />}
            {!chest && !ears && <span aria-hidden>–</span>}
          </li>
        ))}
        {attempts
          .filter(({ worked }) => !worked)
          .map(({ pair }, number) => (
            <li key={`tried${number}`} className={cx('failed')} title={say('web.alchemists.golemFailed')}>
              {pair.map((ingredient) => (
                <Medal key={ingredient} ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
              ))}
              <span className="visually-hidden">{say('web.alchemists.golemFailed')}</span>
              <span aria-hidden>×</span>
            </li>
          ))}
      </ul>
      <Conference view={view} words={words} />
    </section>
  )
}

function reactionOf(chest: boolean, ears: boolean) {
  return chest ? (ears ? 'both' : 'chest') : ears ? 'ears' : 'none'
}

/** G-226..G-234: what the reports would bring the viewer at the next conference as things stand. */
function Conference({ view: { table, viewer }, words }: { readonly view: View; readonly words: Words }) {
  if (viewer === 'spectator') return null
  const next = rulesAt(table).conferences.find(({ round }) => round >= table.round)
  const tile = next?.tiles.find(({ seals }) => seals === undefined)
  if (next === undefined || tile === undefined) return null
  const goods = goodsText(tile.due(standingAt(table, viewer)), words).map(withMinus)
  return (
    <p>
      {words.say('web.alchemists.reportsDue', {
        round: next.round,
        goods: goods.length === 0 ? words.say('alchemists.value.nothing') : words.list(goods),
      })}
    </p>
  )
}
