import { icon as friendsArt } from 'virtual:icon/linked-rings'
import { icon as bookArt } from 'virtual:icon/open-book'
import { icon as playArt } from 'virtual:icon/play-button'
import { icon as screenArt } from 'virtual:icon/theater-curtains'
import type { Extra, GameCard } from '@athanor/tabletop/gameCard.ts'
import { HintSwitch } from '@athanor/tabletop/Hint.tsx'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Switch } from '@athanor/ui/Field.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { Link, useLocation } from 'wouter'
import { GameFacts } from '../app/GameFacts.tsx'
import { gameTitle } from '../games/clients.ts'
import { strengthFor } from '../table/strengthFor.ts'
import styles from './GamePanel.module.css'
import { OpponentPick } from './OpponentPick.tsx'
import { extrasFor, opponentsFor, usePlayNow, withExtra } from './usePlayNow.ts'

/** What can be done with the chosen game: play against bots at once, invite friends, gather around one screen. */
export function GamePanel({ card }: { readonly card: GameCard }) {
  const words = useWords()
  const { say } = words
  const { opponents, strength, change } = useSettings()
  const { play, busy } = usePlayNow()
  const [, go] = useLocation()
  const most = card.players.max - 1
  const counts = Array.from({ length: most - card.players.min + 2 }, (_, index) => card.players.min - 1 + index)
  return (
    <section className={styles['panel']} aria-labelledby="game-panel">
      <header className={styles['head']}>
        <span className={styles['art']} aria-hidden>
          <card.Art />
        </span>
        <h2 id="game-panel">{gameTitle(card.id, words)}</h2>
        <GameFacts card={card} />
      </header>
      <Choice
        legend={say('web.lobby.opponents')}
        options={counts.map((value) => ({ value, label: value }))}
        value={opponentsFor(card, opponents)}
        onChange={(value) => change({ opponents: value })}
      />
      <OpponentPick card={card} value={strengthFor(card, strength)} onChange={(value) => change({ strength: value })} />
      {card.extras !== undefined && <Extras card={card} extras={card.extras} />}
      <HintSwitch game={card.id} />
      <div className={styles['play']}>
        <Button look="primary" icon={playArt} wide aria-busy={busy} onClick={() => void play(card)}>
          {say('web.lobby.start')}
        </Button>
      </div>
      <div className={styles['ways']}>
        <Button icon={friendsArt} wide onClick={() => go(`/new?game=${card.id}`)}>
          {say('web.lobby.invite')}
        </Button>
        <Button icon={screenArt} wide onClick={() => go(`/new?game=${card.id}&mode=screen`)}>
          {say('web.lobby.screen')}
        </Button>
      </div>
      <Link href={`/rules/${card.id}`} className={styles['rules'] ?? ''}>
        <Icon art={bookArt} /> {say('web.rules.of', { game: gameTitle(card.id, words) })}
      </Link>
      <p className={styles['promise']}>{say('web.lobby.promise')}</p>
    </section>
  )
}

/** What a game against bots can be played with; folded up, because the usual game is a good start. */
function Extras({ card, extras }: { readonly card: GameCard; readonly extras: readonly Extra[] }) {
  const words = useWords()
  const settings = useSettings()
  const chosen = extrasFor(card, settings.extras)
  const nameOf = (name: string) => words.data({ id: `${card.id}.shelf.extra.${name}` })
  return (
    <details className={styles['extras']}>
      <summary>
        {words.data({ id: `${card.id}.shelf.extras` })}
        {chosen.length > 0 && <small>{words.list(chosen.map(nameOf))}</small>}
      </summary>
      {extras.map((extra) => (
        <Switch
          key={extra.name}
          label={nameOf(extra.name)}
          hint={words.data({ id: `${card.id}.shelf.extraText.${extra.name}` })}
          checked={chosen.includes(extra.name)}
          onChange={(isOn) => settings.change({ extras: withExtra(card, settings.extras, extra, isOn) })}
        />
      ))}
    </details>
  )
}
