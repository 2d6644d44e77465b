import { type RefObject, useEffect, useState } from 'react'

/** Why there is no picture. */
export const cameraFailures = ['refused', 'missing', 'busy', 'unable'] as const
export type CameraFailure = (typeof cameraFailures)[number]

export type CameraState =
  /** The browser asks whether the page may look. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: CameraFailure }
  | { readonly kind: 'running'; readonly track: MediaStreamTrack }

/** The camera at the back of the device, in a video element, for as long as somebody looks. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): readonly [CameraState, () => void] {
  const [state, setState] = useState<CameraState>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // A second attempt is the same work once more.
    void attempt
    let over = false
    let stream: MediaStream | null = null
    const open = async () => {
      setState({ kind: 'asking' })
      try {
        stream = await openCamera()
        const [track] = stream.getVideoTracks()
        if (over || track === undefined || video.current === null) {
          stop(stream)
          return
        }
        video.current.srcObject = stream
        track.addEventListener('ended', () => setState({ kind: 'failed', failure: 'missing' }))
        setState({ kind: 'running', track })
      } catch (error) {
        if (!over) setState({ kind: 'failed', failure: failureOf(error) })
      }
    }
    void open()
    return () => {
      over = true
      if (stream !== null) stop(stream)
    }
  }, [attempt, video])
  return [state, () => setAttempt((count) => count + 1)]
}

async function openCamera(): Promise<MediaStream> {
  // Browsers offer no camera to pages that came over an open line.
  if (!('mediaDevices' in navigator)) throw new DOMException('no cameras here', 'NotSupportedError')
  const picture = { width: { ideal: 1280 }, height: { ideal: 720 } }
  return navigator.mediaDevices.getUserMedia({ video: { ...picture, facingMode: { ideal: 'environment' } } })
}

/** What a browser's error means to whoever holds the device. */
export function failureOf(error: unknown): CameraFailure {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'unable'
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
