import type { TableInfo } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { useEffect } from 'react'
import { showTurnNotice } from '../clock/turnNotice.ts'
import { nameAt } from '../net/seatName.ts'
import { playSound } from '../sound/playSound.ts'

/** Makes itself heard on the device of whoever was nudged, once for every nudge; gives what is said, for the page's title. */
export function useNudge(table: TableInfo | null, you: number | null): string | null {
  const words = useWords()
  const nudge = table?.nudges.find(({ seat, answered }) => seat === you && !answered)
  const said =
    table === null || nudge === undefined
      ? null
      : words.say('web.room.nudged', { player: nameAt(table, nudge.by, words) })
  const number = nudge?.number ?? null
  const id = table?.id ?? ''
  useEffect(() => {
    if (number === null || said === null) return
    playSound('nudge')
    navigator.vibrate?.([120, 80, 120])
    if (document.hidden)
      void showTurnNotice({ title: words.say('web.table.yourTurn'), body: said, path: `/table/${id}` })
    // A change of language says it anew, and nobody is nudged by that.
  }, [number, id])
  return said
}
