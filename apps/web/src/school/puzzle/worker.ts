// The worker in which puzzles are dealt and answers judged, so that the page answers meanwhile.

import type { Ask } from '../../notebook/science/laboratory.ts'
import { answer, type PuzzleInquiry } from './puzzling.ts'

addEventListener('message', ({ data: { number, inquiry } }: MessageEvent<Ask<PuzzleInquiry>>) => {
  postMessage({ number, answer: answer(inquiry) })
})
