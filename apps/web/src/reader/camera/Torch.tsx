import { icon as lightArt } from 'virtual:icon/flashlight'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { useState } from 'react'

/** The lamp beside the camera: not yet in the browsers' common types. */
interface WithTorch {
  readonly torch?: boolean
}

/** Switches the device's lamp; not there where there is none. */
export function Torch({ track }: { readonly track: MediaStreamTrack }) {
  const { say } = useWords()
  const [isOn, setOn] = useState(false)
  if (!hasTorch(track)) return null
  const turn = async () => {
    try {
      await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] })
      setOn(!isOn)
    } catch {
      // The lamp belongs to somebody else just now; it stays as it is.
    }
  }
  return (
    <Button icon={lightArt} aria-pressed={isOn} onClick={() => void turn()}>
      {say('reader.camera.light')}
    </Button>
  )
}

function hasTorch(track: MediaStreamTrack): boolean {
  // Firefox had no capabilities for a long time.
  if (!('getCapabilities' in track)) return false
  return (track.getCapabilities() as WithTorch).torch === true
}
