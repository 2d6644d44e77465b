import { fileURLToPath } from 'node:url'
import { registry } from '@athanor/registry'
import type { SchemaSource } from './gameSchema.ts'

/** Every game, with where the types of its data are. */
export const sources: readonly SchemaSource[] = await Promise.all(
  registry.map(async ({ id, bench, checks }) => ({
    game: (await bench()).game,
    types: fileURLToPath(new URL(`../../games/${id}/rules/index.ts`, import.meta.url)),
    lists: (await checks()).lists,
  })),
)
