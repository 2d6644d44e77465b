import { icon as cauldronArt } from 'virtual:icon/cauldron'
import { icon as crownArt } from 'virtual:icon/laurel-crown'
import { glyphOf, playerPaint } from '@athanor/ui/playerColours.ts'
import { waxBlot } from '@athanor/ui/waxBlot.ts'
import { type Ink, layOut, type PictureMark, type PictureShape, type PictureStory, pictureShapes } from './layOut.ts'
import type { Typeface } from './lines.ts'

/** The paints of the house that are the same in both themes: the picture is dark wherever it was made. */
const inks: Readonly<Record<Ink, string>> = { gold: '--gold-1', paper: '--parchment-1', soft: '--gold-2' }
const faces: Readonly<Record<Typeface, string>> = { display: '--font-display', text: '--font-text' }

/** A finished game as a picture, painted on this device. Null where the browser cannot make one. */
export async function paintPicture(story: PictureStory, shape: PictureShape): Promise<Blob | null> {
  const { width, height } = pictureShapes[shape]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return null
  const style = getComputedStyle(document.documentElement)
  const paint = (token: string) => style.getPropertyValue(token).trim()
  const font = (face: Typeface, size: number) => `${size}px ${paint(faces[face])}`
  await lettersOf(story, font)
  paintGround(context, width, height, paint)
  const measure = (text: string, face: Typeface, size: number) => {
    context.font = font(face, size)
    return context.measureText(text).width
  }
  for (const mark of layOut(story, shape, measure)) paintMark(context, mark, paint, font)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

type Paint = (token: string) => string
type Font = (face: Typeface, size: number) => string

/** Fonts come in parts: those with the letters of this picture must be there before it is measured. */
async function lettersOf(story: PictureStory, font: Font): Promise<void> {
  const all = JSON.stringify(story)
  // Without them, a font of the system takes their place.
  await Promise.allSettled([document.fonts.load(font('display', 40), all), document.fonts.load(font('text', 40), all)])
}

function paintGround(context: CanvasRenderingContext2D, width: number, height: number, paint: Paint): void {
  const light = context.createRadialGradient(width * 0.4, height * 0.2, 0, width * 0.4, height * 0.2, width * 0.95)
  light.addColorStop(0, paint('--plum-28'))
  light.addColorStop(0.6, paint('--plum-32'))
  light.addColorStop(1, paint('--plum-34'))
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  // The furnace's cauldron, hardly to be seen.
  const size = Math.min(width, height) * 1.05
  context.save()
  context.globalAlpha = 0.05
  fillArt(context, cauldronArt, { x: width * 0.72, y: height * 0.6, size, colour: paint('--brass-2') })
  context.restore()
  context.strokeStyle = paint('--brass-4')
  context.lineWidth = 3
  context.strokeRect(16, 16, width - 32, height - 32)
}

function paintMark(context: CanvasRenderingContext2D, mark: PictureMark, paint: Paint, font: Font): void {
  const { x, y } = mark
  if (mark.kind === 'text') {
    context.font = font(mark.face, mark.size)
    context.fillStyle = paint(inks[mark.ink])
    context.textAlign = mark.align
    context.fillText(mark.text, x, y)
  } else if (mark.kind === 'panel') {
    context.beginPath()
    context.roundRect(x, y, mark.width, mark.height, 14)
    context.fillStyle = paint('--shade-35')
    context.fill()
  } else paintSeal(context, mark, paint)
}

function paintSeal(
  context: CanvasRenderingContext2D,
  { x, y, size, colour, isCrowned }: Extract<PictureMark, { readonly kind: 'seal' }>,
  paint: Paint,
): void {
  const wax = (part: '--wax' | '--wax-shade' | '--wax-glyph') =>
    paint((playerPaint(colour)[part] ?? '').replace(/^var\((.*)\)$/, '$1'))
  context.save()
  context.translate(x - size / 2, y - size / 2)
  context.scale(size / 100, size / 100)
  const blot = new Path2D(waxBlot)
  context.fillStyle = wax('--wax')
  fillPath(context, blot)
  context.strokeStyle = paint('--gold-7')
  context.lineWidth = 2.5
  context.stroke(blot)
  context.beginPath()
  context.arc(50, 51, 33, 0, 2 * Math.PI)
  context.globalAlpha = 0.55
  context.fillStyle = wax('--wax-shade')
  context.fill()
  context.globalAlpha = 1
  fillArt(context, glyphOf(colour), { x: 50, y: 51, size: 48, colour: wax('--wax-glyph') })
  if (isCrowned) fillArt(context, crownArt, { x: 88, y: 14, size: 46, colour: paint('--gold-1') })
  context.restore()
}

/** An icon, by its middle. */
function fillArt(
  context: CanvasRenderingContext2D,
  art: readonly string[],
  { x, y, size, colour }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): void {
  context.save()
  context.translate(x - size / 2, y - size / 2)
  context.scale(size / 512, size / 512)
  context.fillStyle = colour
  for (const outline of art) fillPath(context, new Path2D(outline))
  context.restore()
}

function fillPath(context: CanvasRenderingContext2D, path: Path2D): void {
  context.fill(path)
}
