import { describe, expect, it } from 'vitest'
import { layOut, type PictureMark, type PictureStory, pictureShapes } from './layOut.ts'
import { breaker, type Measure } from './lines.ts'

/** Letters half as wide as they are high, as most are. */
const measure: Measure = (text, _, size) => text.length * size * 0.5

function storyOf(names: readonly string[], winners = 1): PictureStory {
  return {
    game: 'Alchemists',
    won: `${names.slice(0, winners).join(', ')} becomes the Supreme Adept with 123 points of fame.`,
    rows: names.map((name, index) => ({
      name,
      colour: 'white',
      place: String(index + 1),
      points: String(123 - index),
      hasWon: index < winners,
    })),
    titles: names.slice(0, 3).map((who) => ({ name: 'Boldest promise kept', who, colours: ['white'] })),
    foot: ['November 19, 2026', 'athanor.example.org'],
  }
}

/** What a mark covers. */
function boxOf(mark: PictureMark): readonly [left: number, top: number, right: number, bottom: number] {
  const { x, y } = mark
  if (mark.kind === 'panel') return [x, y, x + mark.width, y + mark.height]
  if (mark.kind === 'seal') return [x - mark.size / 2, y - mark.size / 2, x + mark.size / 2, y + mark.size / 2]
  const wide = measure(mark.text, mark.face, mark.size)
  const left = mark.align === 'left' ? x : mark.align === 'right' ? x - wide : x - wide / 2
  return [left, y - mark.size * 0.75, left + wide, y + mark.size * 0.25]
}

const crowd = ['Максимилиан Бартоломеус фон Хоэнштауфен', 'Wolfgang von Hohenheim', 'Ann', 'Олег', 'Mira']

describe('the picture of a finished game', () => {
  const shapes = ['wide', 'upright'] as const
  const stories = [
    ['two', storyOf(['Ann', 'Bob'])],
    ['four', storyOf(['Ann', 'Bob', 'Cleo', 'Dan'])],
    ['five with long names', storyOf(crowd)],
    ['five who share the victory', storyOf(crowd, 5)],
    ['nobody with a title', { ...storyOf(['Ann', 'Bob']), titles: [] }],
  ] as const
  for (const shape of shapes) {
    it.each(stories)(`keeps everything inside, and no text on another: ${shape}, %s`, (_, story) => {
      const { width, height } = pictureShapes[shape]
      const marks = layOut(story, shape, measure)
      for (const mark of marks) {
        const [left, top, right, bottom] = boxOf(mark)
        expect.soft(left, JSON.stringify(mark)).toBeGreaterThanOrEqual(0)
        expect.soft(top, JSON.stringify(mark)).toBeGreaterThanOrEqual(0)
        expect.soft(right, JSON.stringify(mark)).toBeLessThanOrEqual(width)
        expect.soft(bottom, JSON.stringify(mark)).toBeLessThanOrEqual(height)
      }
      const solid = marks.filter(({ kind }) => kind !== 'panel')
      for (const [index, one] of solid.entries()) {
        for (const other of solid.slice(index + 1)) {
          const [a, b] = [boxOf(one), boxOf(other)]
          const apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]
          expect.soft(apart, `${JSON.stringify(one)} lies on ${JSON.stringify(other)}`).toBe(true)
        }
      }
    })

    it(`names everybody with their points, and crowns whoever won: ${shape}`, () => {
      const marks = layOut(storyOf(['Ann', 'Bob', 'Cleo']), shape, measure)
      const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
      for (const text of ['Ann', 'Bob', 'Cleo', '123', '122', '121', 'athanor.example.org'])
        expect(texts).toContain(text)
      expect(marks.filter((mark) => mark.kind === 'seal' && mark.isCrowned)).toHaveLength(1)
    })
  }
})

describe('lines of a text', () => {
  const lines = breaker(measure)

  it('are as large as fits', () => {
    expect(lines('two words', { face: 'text', sizes: [40, 20], width: 100, most: 1 })).toMatchObject({
      lines: ['two words'],
      size: 20,
    })
    expect(lines('two words', { face: 'text', sizes: [40, 20], width: 100, most: 2 })).toMatchObject({
      lines: ['two', 'words'],
      size: 40,
    })
  })

  it('end in three dots where nothing fits, and never break where a space holds words together', () => {
    expect(lines('Hippopotamus', { face: 'text', sizes: [20], width: 60, most: 1 }).lines).toEqual(['Hippo…'])
    expect(lines('one two three four', { face: 'text', sizes: [20], width: 60, most: 2 }).lines).toEqual([
      'one',
      'two t…',
    ])
    expect(lines('12\u00a0points', { face: 'text', sizes: [20], width: 60, most: 2 }).lines).toEqual(['12\u00a0po…'])
  })
})
