import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { randomHex } from '../lib/random.ts'
import { seatPath } from '../net/seatSecret.ts'
import { Button } from '../ui/Button.tsx'
import { Invitation } from './Invitation.tsx'
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
