import type { TableInfo } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { useLocation } from 'wouter'
import { isByDays } from '../clock/clockRules.ts'
import { NoticeSwitch } from '../clock/TurnNotices.tsx'
import { standInOf } from '../setup/standIn.ts'
import { DeviceLink } from './DeviceLink.tsx'
import { MenuAnswer, MenuQuestion } from './MenuQuestion.tsx'
import { useAsk } from './useAsk.ts'

interface SeatMenuProps {
  readonly table: TableInfo
  readonly you: number | null
  /** The bots of the game, weakest first. */
  readonly bots: readonly string[]
}

/** What the menu of a table on the server has besides that of every table. */
export function SeatMenu({ table, you, bots }: SeatMenuProps) {
  const { say } = useWords()
  const [, go] = useLocation()
  const isPlaying = you !== null && table.status === 'running'
  return (
    <>
      {you !== null && <NoticeSwitch />}
      {you !== null && <DeviceLink table={table.id} />}
      {isPlaying ? (
        <>
          <Ending table={table} />
          <Leaving table={table} hasBot={table.seats[you]?.bot !== null} bots={bots} />
        </>
      ) : (
        <Button wide onClick={() => go('/')}>
          {say('web.common.toLobby')}
        </Button>
      )}
    </>
  )
}

function Ending({ table: { id } }: Pick<SeatMenuProps, 'table'>) {
  const { say } = useWords()
  const ask = useAsk()
  return (
    <MenuQuestion
      name={say('web.endTogether.title')}
      text={say('web.endTogether.text')}
      stay={say('web.room.endDisagree')}
    >
      {(close) => (
        <MenuAnswer
          text={say('web.endTogether.proposeText')}
          onChoose={() => void ask('end', { table: id, agree: true }).then(close)}
        >
          {say('web.endTogether.propose')}
        </MenuAnswer>
      )}
    </MenuQuestion>
  )
}

interface LeavingProps extends Pick<SeatMenuProps, 'table' | 'bots'> {
  /** A bot plays for this seat already. */
  readonly hasBot: boolean
}

/** What "leave the table" may mean; whichever it is, the seat stays. */
function Leaving({ table: { id, clock }, hasBot, bots }: LeavingProps) {
  const { say } = useWords()
  const ask = useAsk()
  const [, go] = useLocation()
  const goIf = (answer: unknown) => answer !== null && go('/')
  return (
    <MenuQuestion name={say('web.table.leave')} text={say('web.leave.text')} stay={say('web.leave.stay')}>
      {() => (
        <>
          <MenuAnswer
            text={say(isByDays(clock) ? 'web.leave.laterByDays' : 'web.leave.laterText')}
            onChoose={() => void ask('leave', { table: id }).then(goIf)}
          >
            {say('web.leave.later')}
          </MenuAnswer>
          {!hasBot && (
            <MenuAnswer
              text={say('web.leave.botText')}
              onChoose={() => void ask('handOver', { table: id, bot: standInOf(bots) }).then(goIf)}
            >
              {say('web.leave.bot')}
            </MenuAnswer>
          )}
        </>
      )}
    </MenuQuestion>
  )
}
