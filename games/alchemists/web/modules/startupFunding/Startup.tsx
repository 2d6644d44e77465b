import { icon as secretArt } from 'virtual:icon/hooded-assassin'
import { rulesAt, startupCard } from '@athanor/alchemists'
import { Icon } from '@athanor/ui/Icon.tsx'
import { artifactArt } from '../../pieces/art.ts'
import { useWords } from '../../words.ts'
import styles from '../modules.module.css'
import type { OwnProps } from '../moduleView.ts'
import { StartupCardFace } from './StartupCardFace.tsx'

/** G-037, G-046: the own startup cards and the artifacts that lie face down. */
export function Startup({ table, own, seat }: OwnProps) {
  const { say } = useWords()
  const { startupFunding } = table.players[seat]?.slots ?? {}
  if (startupFunding === undefined) return null
  const rules = rulesAt(table)
  const { replicated } = startupFunding
  // Once they are settled they matter again where somebody has a Replicator, or can get one.
  const inSight = [...(table.players[seat]?.artifacts ?? []), ...table.onOffer]
  const kept = table.round === 1 || inSight.includes('replicator') ? startupFunding.kept : []
  const secret = own.slots.startupFunding?.secret ?? []
  if (kept.length === 0 && secret.length === 0) return null
  return (
    <section className={styles['notes']} aria-label={say('web.alchemists.startup')}>
      <h4>{say('web.alchemists.startup')}</h4>
      <ul>
        {kept.map((card) => (
          <li key={card}>
            <StartupCardFace small card={startupCard(rules, card)} used={replicated.includes(card)} />
          </li>
        ))}
        {secret.map((artifact) => (
          <li key={artifact} className={styles['secret']} title={say(`alchemists.artifactText.${artifact}`)}>
            <h4>
              <Icon art={secretArt} label={say('web.alchemists.faceDown')} /> <Icon art={artifactArt(artifact)} />{' '}
              {say(`alchemists.artifact.${artifact}`)}
            </h4>
            <p>{say(`alchemists.artifactText.${artifact}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
