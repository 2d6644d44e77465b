import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onceSeen } from './afterPicture.ts'

let paint: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    paint = draw
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what begins once a picture is seen', () => {
  it('begins when the picture is on the screen, not when it is drawn', async () => {
    const begin = vi.fn<() => () => void>(() => () => undefined)
    onceSeen(begin)
    await vi.advanceTimersByTimeAsync(50)
    expect(begin).not.toHaveBeenCalled()
    paint()
    await vi.advanceTimersByTimeAsync(1)
    expect(begin).not.toHaveBeenCalled()
    paint()
    await vi.advanceTimersByTimeAsync(1)
    expect(begin).toHaveBeenCalledOnce()
  })

  it('begins on a page that nobody sees too, which paints nothing', async () => {
    const begin = vi.fn<() => () => void>(() => () => undefined)
    onceSeen(begin)
    await vi.advanceTimersByTimeAsync(200)
    expect(begin).toHaveBeenCalledOnce()
  })

  it('never begins when it was stopped before, and is stopped when it had begun', async () => {
    const stop = vi.fn<() => void>()
    const begin = vi.fn<() => () => void>(() => stop)
    onceSeen(begin)()
    await vi.advanceTimersByTimeAsync(200)
    expect(begin).not.toHaveBeenCalled()

    const end = onceSeen(begin)
    await vi.advanceTimersByTimeAsync(200)
    end()
    expect(stop).toHaveBeenCalledOnce()
  })
})
