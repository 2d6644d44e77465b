import { type Glance, needsCloseLook, remembered } from '@athanor/markers'
import { type RefObject, useEffect, useState } from 'react'
import { openScanner, type Shot } from './scanner.ts'

/** Pictures are taken this far apart, in milliseconds. */
const pause = 120

/** No picture needs to be larger, in pixels of its longer side. */
const largest = 1280

export interface Looking {
  /** The last pictures of the camera as far as they count, the newest last. */
  readonly glances: readonly Glance[]
  /** When the first one was taken. */
  readonly since: number
  /** Size of a picture; what was seen lies in it. */
  readonly size: { readonly width: number; readonly height: number }
}

const nothing: Looking = { glances: [], since: 0, size: { width: 1, height: 1 } }

/** What the camera sees, several times a second while `isOn`. A worker that fails is told as a failure. */
export function useGlances(
  video: RefObject<HTMLVideoElement | null>,
  needed: 1 | 2,
  isOn: boolean,
  onFailure: () => void,
): Looking {
  const [looking, setLooking] = useState(nothing)
  useEffect(() => {
    if (!isOn) return
    setLooking(nothing)
    const scanner = openScanner()
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    let glances: readonly Glance[] = []
    const look = async () => {
      const time = performance.now()
      const shot = pen === null ? null : shotOf(video.current, canvas, pen)
      if (shot !== null) {
        const { width, height } = shot
        try {
          const before = glances
          glances = remembered(before, { time, ...(await scanner.read(shot)) })
          // Before cards are believed, their picture is searched for one more.
          if (needsCloseLook(glances, needed)) glances = remembered(before, { time, ...(await scanner.closer()) })
          if (over) return
          const now = glances
          setLooking(({ since }) => ({
            glances: now,
            since: since === 0 ? time : since,
            size: { width, height },
          }))
        } catch {
          if (!over) onFailure()
          return
        }
      }
      timer = setTimeout(() => void look(), Math.max(0, time + pause - performance.now()))
    }
    void look()
    return () => {
      over = true
      clearTimeout(timer)
      scanner.close()
    }
  }, [isOn, needed, onFailure, video])
  return looking
}

function shotOf(video: HTMLVideoElement | null, canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): Shot | null {
  if (video === null || video.videoWidth === 0) return null
  const scale = Math.min(1, largest / Math.max(video.videoWidth, video.videoHeight))
  const width = Math.round(video.videoWidth * scale)
  const height = Math.round(video.videoHeight * scale)
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  pen.drawImage(video, 0, 0, width, height)
  return { width, height, data: pen.getImageData(0, 0, width, height).data }
}
