import { getPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { takeLowPriority } from '../bots/lowPriority.ts'

takeLowPriority()
parentPort?.postMessage(getPriority())
