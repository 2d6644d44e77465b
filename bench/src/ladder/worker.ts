import { parentPort } from 'node:worker_threads'
import { type Batch, playBatch } from './play.ts'

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(playBatch(batch)))
