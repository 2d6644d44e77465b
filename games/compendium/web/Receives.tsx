import { productsOf, total, type View } from '@athanor/compendium'
import { cubesInWords } from '@athanor/compendium/narration'
import { sayWith } from '@athanor/ui/words/words.tsx'
import { CubeRow } from './Cube.tsx'
import styles from './Decision.module.css'
import { useWords } from './words.ts'

/** R-049..R-051: what the reserve will give for brewing here. */
export function Receives({ view, cauldron }: { readonly view: View; readonly cauldron: number }) {
  const words = useWords()
  const { given, missing } = productsOf(view.reserve, cauldron)
  return (
    <p className={styles['receives']}>
      {sayWith(
        words,
        'web.compendium.youReceive',
        { cubes: cubesInWords(given, words) },
        { cubes: <CubeRow cubes={given} size="s" /> },
      )}
      {total(missing) > 0 && (
        <span className={styles['missing']}>
          {words.say('web.compendium.runOut', { cubes: cubesInWords(missing, words) })}
        </span>
      )}
    </p>
  )
}
