import { type Sound, scores } from '@athanor/tabletop/scores.ts'
import { settings } from '@athanor/ui/settings/browser.ts'

let audio: AudioContext | null = null

/** Lets a sound be heard, if the player switched sound on and somebody may be listening. */
export function playSound(sound: Sound): void {
  if (!settings.getState().sound) return
  audio ??= new AudioContext()
  // A page is silent until its reader has touched it; what could not be heard then is not heard later.
  if (audio.state === 'suspended') {
    void audio.resume()
    return
  }
  const start = audio.currentTime + 0.02
  for (const { wave, at, seconds, from, to, loudness } of scores[sound]) {
    const tone = new OscillatorNode(audio, { type: wave, frequency: from })
    const volume = new GainNode(audio, { gain: 0 })
    const [begin, end] = [start + at, start + at + seconds]
    tone.frequency.exponentialRampToValueAtTime(to, end)
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, end)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(end)
  }
}
