import { icon as moonArt } from 'virtual:icon/moon'
import { icon as sunArt } from 'virtual:icon/sun'
import { aidOf } from '@athanor/alchemists'
import { aidsWith, type Luminary } from '@athanor/alchemy'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useWords } from '../../words.ts'
import styles from '../modules.module.css'
import type { OwnProps } from '../moduleView.ts'

const cx = classes(styles)

const luminaryArt: Readonly<Record<Luminary, readonly string[]>> = { solar: sunArt, lunar: moonArt }

/** G-017: what the viewer alone has read. */
export function Library({ table, own }: OwnProps) {
  const { say } = useWords()
  const { read = [] } = own.slots.library ?? {}
  if (read.length === 0 || !aidsWith(aidOf(table.options), 'bookkeeping')) return null
  return (
    <section className={cx('notes', 'told')} aria-label={say('web.alchemists.books')}>
      <h4>{say('web.alchemists.books')}</h4>
      <ul>
        {read.map(({ ingredient, luminary }, number) => (
          <li key={number} title={say('web.alchemists.bookSaid', { luminary })}>
            <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
            <Icon art={luminaryArt[luminary]} label={say('web.alchemists.bookSaid', { luminary })} />
          </li>
        ))}
      </ul>
    </section>
  )
}
