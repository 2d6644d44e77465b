import { parentPort, workerData } from 'node:worker_threads'
import { attacks } from './attacks.ts'
import type { FloodPlan } from './houseNight.ts'

// One of the house does its worst, in a thread of its own so that those who play are not slowed down by their neighbour's
// own work.
const { scene, secondsEach } = workerData as FloodPlan
for (const cookie of [undefined, scene.target.cookie]) {
  for (const attack of attacks.filter(({ settings, spares }) => settings === undefined && spares !== 'house')) {
    const until = performance.now() + 1000 * secondsEach
    const { host, port } = scene.target
    const target = cookie === undefined ? { host, port } : { host, port, cookie }
    parentPort?.postMessage(attack.name)
    await attack.run({ ...scene, target, isOver: () => performance.now() >= until })
  }
}
