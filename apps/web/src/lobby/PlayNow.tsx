import { icon as playArt } from 'virtual:icon/play-button'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { familiarName } from '../app/botNames.ts'
import { useSettings } from '../app/browser.ts'
import { shelf } from '../app/shelf.ts'
import { useWords } from '../app/words.tsx'
import { loadClient } from '../games/clients.ts'
import { startLocalGame } from '../table/startLocalGame.ts'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { notify } from '../ui/notices.ts'
import styles from './PlayNow.module.css'

const opponentCounts = [1, 2, 3, 4] as const
const strengths = ['random', 'greedy', 'strong'] as const

/** A table against bots in one press; opponents and strength are those of the last time. */
export function PlayNow() {
  const words = useWords()
  const { say } = words
  const { opponents, strength, name, change } = useSettings()
  const [busy, setBusy] = useState(false)
  const [, go] = useLocation()

  const play = async () => {
    setBusy(true)
    const { game } = await loadClient('compendium')
    const own = { name: name === '' ? say('web.lobby.adept') : name, colour: game.colours[3] ?? '', bot: null }
    const others = game.colours.filter((colour) => colour !== own.colour)
    const bots = Array.from({ length: opponents }, (_, index) => ({
      name: familiarName(index, words),
      colour: others[index] ?? '',
      bot: strength,
    }))
    const started = startLocalGame(game, {}, [own, ...bots], shelf)
    setBusy(false)
    if (started.ok) go(`/local/${started.id}`)
    else notify(words.data(started.reason))
  }
  return (
    <section className={styles['now']} aria-labelledby="play-now">
      <h2 id="play-now">{say('web.lobby.playNow')}</h2>
      <Choice
        legend={say('web.lobby.opponents')}
        options={opponentCounts.map((value) => ({ value, label: value }))}
        value={opponents}
        onChange={(value) => change({ opponents: value })}
      />
      <Choice
        legend={say('web.lobby.strength')}
        options={strengths.map((value) => ({ value, label: say(strengthNames[value]) }))}
        value={strength}
        onChange={(value) => change({ strength: value })}
      />
      <Button look="primary" icon={playArt} wide aria-busy={busy} onClick={() => void play()}>
        {say('web.lobby.start')}
      </Button>
    </section>
  )
}

const strengthNames = {
  random: 'web.bot.random',
  greedy: 'web.bot.greedy',
  strong: 'web.bot.strong',
} as const
