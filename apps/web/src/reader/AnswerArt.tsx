import { icon as noArt } from 'virtual:icon/cancel'
import { icon as yesArt } from 'virtual:icon/check-mark'
import { icon as golemArt } from 'virtual:icon/golem-head'
import { icon as heartArt } from 'virtual:icon/heart-beats'
import { icon as earsArt } from 'virtual:icon/human-ear'
import { icon as lunarArt } from 'virtual:icon/moon'
import { icon as livesArt } from 'virtual:icon/rock-golem'
import { icon as solarArt } from 'virtual:icon/sun'
import { type Answer, type Question, saleQualities } from '@athanor/alchemy'
import { AspectSign } from '../alchemy/AspectSign.tsx'
import { Flask } from '../alchemy/Flask.tsx'
import { classes } from '../lib/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './AnswerArt.module.css'

const cx = classes(styles)

/** The answer as a picture; the words beside it say the same. */
export function AnswerArt({ question, answer }: { readonly question: Question; readonly answer: Answer }) {
  switch (answer.kind) {
    case 'mix':
      return (
        <span className={cx('art')}>
          <Flask potion={answer.potion} />
        </span>
      )
    case 'sale': {
      const rung = saleQualities.indexOf(answer.quality)
      return (
        <span className={cx('ladder')} aria-hidden>
          {saleQualities.map((quality, place) => (
            <span key={quality} data-lit={place === rung || undefined} />
          ))}
        </span>
      )
    }
    case 'aspect':
      return (
        <span className={cx('art')}>
          <AspectSign colour={question.kind === 'aspect' ? question.colour : 'red'} sign={answer.sign} />
        </span>
      )
    case 'demonstration':
      return <Signs arts={[answer.yes ? yesArt : noArt]} />
    case 'library':
      return <Signs arts={[answer.luminary === 'solar' ? solarArt : lunarArt]} />
    case 'golemTest':
      return (
        <Signs
          arts={[golemArt, ...(answer.chest ? [heartArt] : []), ...(answer.ears ? [earsArt] : [])]}
          faint={!answer.chest && !answer.ears}
        />
      )
    case 'animation':
      return <Signs arts={[livesArt]} faint={!answer.worked} />
  }
}

function Signs({ arts, faint = false }: { readonly arts: readonly (readonly string[])[]; readonly faint?: boolean }) {
  return (
    <span className={cx('signs', faint && 'faint')} aria-hidden>
      {arts.map((art, place) => (
        <Icon key={place} art={art} />
      ))}
    </span>
  )
}
