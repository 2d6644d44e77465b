import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { randomHex } from '@athanor/ui/lib/random.ts'
import { useState } from 'react'
import { Invitation } from '../app/Invitation.tsx'
import { seatPath } from '../net/seatSecret.ts'
import { useAsk } from './useAsk.ts'

/** Goes on from another device: the link carries the seat itself. */
export function DeviceLink({ table }: { readonly table: string }) {
  const { say } = useWords()
  const ask = useAsk()
  const [path, setPath] = useState<string | null>(null)
  const make = async () => {
    const secret = randomHex(32)
    const answer = await ask('link', { table, secret })
    if (answer !== null) setPath(seatPath(table, secret))
  }
  return path === null ? (
    <Button wide onClick={() => void make()}>
      {say('web.room.otherDevice')}
    </Button>
  ) : (
    <Invitation path={path} text={say('web.room.otherDeviceText')} />
  )
}
