import { writeFileSync } from 'node:fs'
import { test as base, type TestInfo } from '@playwright/test'
import { openFirefox } from './firefox.ts'
import { lacking } from './installed.ts'
import { Visitor } from './visitor.ts'
import { openWebKit } from './webkit.ts'
import type { WindowOptions } from './window.ts'

const engines = { firefox: openFirefox, webkit: openWebKit } as const

interface Settings {
  readonly engine: keyof typeof engines
}

interface Given {
  /** Somebody with a fresh browser of this engine, who visits the server of the journeys or another one. */
  readonly visitorOf: (options?: WindowOptions, home?: string) => Promise<Visitor>
  readonly visitor: Visitor
}

async function keep(info: TestInfo, picture: Buffer): Promise<void> {
  const path = info.outputPath('seen.png')
  writeFileSync(path, picture)
  await info.attach('what was to be seen', { path, contentType: 'image/png' })
}

/** Tests of which each is run in a browser of another maker; at its end nothing may have gone wrong in any page. */
export const test = base.extend<Given & Settings>({
  engine: ['firefox', { option: true }],
  visitorOf: async ({ engine, baseURL }, use, info) => {
    const reason = lacking(engine)
    // `npm test` reads this from the report (tools/testStages.ts), says it last and counts nothing of it as passed.
    if (reason !== null) info.annotations.push({ type: 'not run', description: reason })
    info.skip(reason !== null, reason ?? '')
    const visitors: Visitor[] = []
    await use(async (options = { storage: true }, home = baseURL ?? '') => {
      const visitor = new Visitor(await engines[engine](options), home)
      visitors.push(visitor)
      return visitor
    })
    const errors: string[] = []
    for (const { window } of visitors) {
      if (info.status !== info.expectedStatus) {
        // A page that turns in circles shows nothing any more.
        const picture = await window.picture().catch(() => null)
        if (picture !== null) await keep(info, picture)
      }
      try {
        if (info.status === info.expectedStatus) errors.push(...(await window.errors()))
      } finally {
        await window.close()
      }
    }
    base.expect(errors).toEqual([])
  },
  visitor: async ({ visitorOf }, use) => use(await visitorOf()),
})
