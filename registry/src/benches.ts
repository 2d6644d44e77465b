import type { Bench } from '@athanor/bots'
import { registry } from './registry.ts'

export const benches: readonly Bench[] = await Promise.all(registry.map(({ bench }) => bench()))
