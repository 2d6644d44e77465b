import { performance } from 'node:perf_hooks'
import { type Glance, needsCloseLook, remembered, type Sighting, verdictOf } from '@athanor/markers'
import { frameOf, type MarkerFace, type Scene, sceneOf } from '@athanor/markers/testing'
import { arucoMarkers } from './camera/aruco.ts'
import { houseMarkers } from './camera/houseMarkers.ts'
import { type Frame, frameFrom, type MarkerKind } from './camera/kind.ts'
import { matrixCodes } from './camera/matrixCodes.ts'
import { median } from './measure.ts'
import { type Figure, percent, type Section } from './report.ts'

/** `CAMERA_SCENES=60` looks at fewer. */
const scenes = Number(process.env['CAMERA_SCENES'] ?? 300)

/** Eight pictures a second for two seconds. */
const pause = 125
const longest = 2000

interface Course {
  readonly rightAtOnce: boolean
  readonly right: boolean
  readonly wrong: boolean
  readonly times: readonly number[]
}

/** Two cards before the camera, with several kinds of marker on the same scenes, as streams of two seconds. */
export async function cameraSection(): Promise<Section> {
  const kinds: readonly MarkerKind[] = [houseMarkers, arucoMarkers(), ...(await matrixCodes())]
  const courses = kinds.map((): Course[] => [])
  for (let number = 0; number < scenes; number++) {
    const film = filmOf(sceneOf(number))
    for (const [index, kind] of kinds.entries()) courses[index]?.push(await look(kind, film))
  }
  return {
    title: `The camera: two cards in ${scenes} scenes, 1280 × 720`,
    figures: kinds.flatMap(({ name }, index) => figuresOf(name, courses[index] ?? [])),
  }
}

interface Film {
  readonly scene: Scene
  picture(face: MarkerFace, frame: number): Frame
}

/** Pictures of a scene; kinds that look alike are shown the same ones. */
function filmOf(scene: Scene): Film {
  const shot = new Map<MarkerFace, Frame[]>()
  return {
    scene,
    picture(face, frame) {
      const frames = shot.get(face) ?? []
      shot.set(face, frames)
      const picture = frames[frame] ?? frameFrom(frameOf(scene, frame, face))
      frames[frame] = picture
      return picture
    },
  }
}

async function look(kind: MarkerKind, { scene, picture }: Film): Promise<Course> {
  const lying = scene.cards.map(({ ingredient }) => ingredient)
  const isRight = (found: readonly string[]) =>
    found.length === lying.length && lying.every((ingredient) => found.includes(ingredient))
  const times: number[] = []
  let glances: readonly Glance[] = []
  let rightAtOnce = false
  for (let time = 0, frame = 0; time <= longest; time += pause, frame++) {
    const seen = picture(kind.face, frame)
    const began = performance.now()
    const sightings = await kind.read(seen)
    const first: Glance = { time, sightings, ...(kind.closer === undefined ? { unread: [] } : {}) }
    const close = needsCloseLook(remembered(glances, first), 2) ? kind.closer?.(seen) : undefined
    glances = remembered(glances, close === undefined ? first : { time, ...close })
    times.push(performance.now() - began)
    if (frame === 0) rightAtOnce = isRight(namesIn(sightings))
    const verdict = verdictOf(glances, 2)
    if (verdict.kind === 'agreed') {
      const right = isRight(verdict.ingredients)
      return { rightAtOnce, right, wrong: !right, times }
    }
  }
  return { rightAtOnce, right: false, wrong: false, times }
}

function namesIn(sightings: readonly Sighting[]): readonly string[] {
  return [...new Set(sightings.map(({ marking }) => marking.ingredient))]
}

function figuresOf(name: string, courses: readonly Course[]): readonly Figure[] {
  const share = (is: (course: Course) => boolean) => percent(courses.filter(is).length / courses.length)
  const times = courses.flatMap((course) => course.times).toSorted((a, b) => a - b)
  const slow = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`
  return [
    { what: `${name}: pairs right within 2 s`, value: share(({ right }) => right), goal: '≥ 98 %' },
    { what: 'wrong pairs accepted', value: String(courses.filter(({ wrong }) => wrong).length), goal: '0' },
    { what: 'pairs right in the first picture', value: share(({ rightAtOnce }) => rightAtOnce) },
    { what: 'time for a picture, median', value: milliseconds(median(times)), goal: '≤ 60 ms' },
    { what: 'time for a picture, 95 of 100', value: milliseconds(slow), goal: '≤ 150 ms' },
  ]
}
