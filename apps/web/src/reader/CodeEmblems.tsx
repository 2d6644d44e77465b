import { emblemsOf } from '@athanor/alchemy'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import styles from './CodeEmblems.module.css'
import { emblemArt } from './emblemArt.ts'

/** AR-97: two pictures that follow from a code, for people to compare between phones. */
export function CodeEmblems({ code }: { readonly code: string }) {
  const { say, list } = useWords()
  const emblems = emblemsOf(code)
  return (
    <p className={styles['emblems']}>
      {emblems.map((emblem, place) => (
        <Icon key={place} art={emblemArt[emblem]} />
      ))}
      <span>
        {say('reader.code.emblems', { emblems: list(emblems.map((emblem) => say('reader.code.emblem', { emblem }))) })}
      </span>
    </p>
  )
}
