import { icon as cauldron } from 'virtual:icon/cauldron'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { Link } from 'wouter'
import styles from './Brand.module.css'

/** The name of the house, and the way back to the lobby. */
export function Brand({ short = false }: { readonly short?: boolean }) {
  const { say } = useWords()
  return (
    <Link href="/" className={styles['brand'] ?? ''} data-short={short || undefined}>
      <Icon art={cauldron} />
      <span>Athanor</span>
      <span className="visually-hidden">{say('web.common.toLobby')}</span>
    </Link>
  )
}
