import { icon as cauldron } from 'virtual:icon/cauldron'
import { Link } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import styles from './Brand.module.css'
import { useWords } from './words.tsx'

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
