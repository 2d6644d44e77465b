import { base } from './base.ts'
import type { Module } from './module.ts'

/** Everything that can be in play. */
export const modules: readonly Module[] = [base]
