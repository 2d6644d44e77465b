import { icon as bookArt } from 'virtual:icon/open-book'
import { icon as playersArt } from 'virtual:icon/tabletop-players'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button, IconButton } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Field, Switch } from '@athanor/ui/Field.tsx'
import styles from '@athanor/ui/Gallery.module.css'
import { notify } from '@athanor/ui/noticeStore.ts'
import { Panel } from '@athanor/ui/Panel.tsx'
import { Panes } from '@athanor/ui/Panes.tsx'
import { QrCode } from '@athanor/ui/QrCode.tsx'
import { Scrubber } from '@athanor/ui/Scrubber.tsx'
import { Timer } from '@athanor/ui/Timer.tsx'
import { Tray } from '@athanor/ui/Tray.tsx'
import { useState } from 'react'

const panes = ['board', 'log'] as const

/** Things that one works with. */
export function GalleryTools({ onDialog }: { readonly onDialog: () => void }) {
  const { say } = useWords()
  const [choice, setChoice] = useState(2)
  const [text, setText] = useState('')
  const [on, setOn] = useState(true)
  const [pane, setPane] = useState<(typeof panes)[number]>('board')
  const [at, setAt] = useState(7)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  return (
    <>
      <Panel title={say('web.gallery.buttons')}>
        <div className={styles['row']}>
          <Button look="primary" icon={playersArt} onClick={() => notify(say('web.gallery.lead'))}>
            {say('web.lobby.start')}
          </Button>
          <Button icon={bookArt} onClick={onDialog}>
            {say('web.gallery.dialog')}
          </Button>
          <Button look="quiet">{say('web.common.cancel')}</Button>
          <Button refusal={say('kernel.reject.notYourTurn')}>{say('web.table.undo')}</Button>
          <Button look="primary" refusal={say('web.room.unready')}>
            {say('web.room.start')}
          </Button>
          <IconButton icon={bookArt} label={say('web.rules.title')} />
        </div>
      </Panel>
      <Panel title={say('web.gallery.fields')}>
        <div className={styles['grid']}>
          <Field
            label={say('web.setup.yourName')}
            value={text}
            placeholder={say('web.lobby.adept')}
            onChange={setText}
          />
          <Switch label={say('web.setup.public')} hint={say('web.setup.publicHint')} checked={on} onChange={setOn} />
          <Choice
            legend={say('web.lobby.opponents')}
            options={[
              { value: 1, label: 1 },
              { value: 2, label: 2 },
              { value: 3, label: 3, refusal: say('kernel.reject.notYourTurn') },
            ]}
            value={choice}
            onChange={setChoice}
          />
          <QrCode text="https://example.org/table" label={say('web.link.qr')} />
        </div>
      </Panel>
      <Panel title={say('web.gallery.trays')}>
        <div className={styles['grid']}>
          <Tray
            active
            title={say('web.table.yourTurn')}
            question={say('web.room.inviteText')}
            actions={<Button look="primary">{say('web.room.ready')}</Button>}
          />
          <Tray
            active={false}
            title={say('web.table.theirTurn', { player: say('web.familiar.fox') })}
            question={<Timer since={Date.now()} label={say('web.table.waitingFor')} />}
          />
          <Panes
            label={say('web.table.panes')}
            panes={[
              { name: 'board', label: say('web.table.players'), icon: playersArt },
              { name: 'log', label: say('web.table.paneLog'), icon: bookArt, news: { label: say('web.table.news') } },
            ]}
            shown={pane}
            onShow={setPane}
          />
          <Scrubber
            words={{
              position: say('web.replay.position'),
              back: say('web.replay.back'),
              forward: say('web.replay.forward'),
              play: say('web.replay.play'),
              pause: say('web.replay.pause'),
              speed: say('web.replay.speed'),
            }}
            at={at}
            last={41}
            text={say('web.replay.at', { at, last: 41 })}
            playing={playing}
            speed={speed}
            speeds={[1, 2]}
            onMove={setAt}
            onPlay={setPlaying}
            onSpeed={setSpeed}
          />
        </div>
      </Panel>
    </>
  )
}
