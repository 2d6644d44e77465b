import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { metrics } from './http/metrics.ts'
import { settingNames } from './settings.ts'

const folder = fileURLToPath(new URL('../../../deploy/', import.meta.url))
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const ownPrefixes = /\b(?:athanor|nodejs|process)_[a-z0-9_]+/g

/** Names that a file asks Prometheus for; of a histogram it sees three kinds of lines. */
function asked(text: string): readonly string[] {
  return [...new Set(text.match(ownPrefixes))]
}

async function exported(): Promise<ReadonlySet<string>> {
  const counted = metrics({ connections: () => 1, tables: () => 1, botsWaiting: () => 0, nodes: () => [] })
  counted.meter.command('act', 'accepted', 0.1)
  counted.meter.move('person')
  counted.meter.botMove('greedy', 'ok', 0.1)
  counted.meter.botWaited(0.1)
  const lines = (await counted.text()).split('\n').filter((line) => !line.startsWith('#'))
  return new Set(lines.flatMap((line) => /^[a-z0-9_]+/.exec(line)?.[0] ?? []))
}

describe('the files in deploy/', () => {
  it.each(['alerts.yaml', 'dashboard.json'])('%s asks for numbers that the server tells', async (name) => {
    const known = await exported()
    const names = asked(files.find((file) => file.name === name)?.text ?? '')
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter((each) => !known.has(each))).toEqual([])
  })

  it('show every number of our own on the dashboard', async () => {
    const text = files.find(({ name }) => name === 'dashboard.json')?.text ?? ''
    const own = [...(await exported())].filter((name) => name.startsWith('athanor_'))
    const families = new Set(own.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))
    expect([...families].filter((family) => !text.includes(family))).toEqual([])
  })

  it('know no setting that the server does not know', () => {
    const known = new Set<string>(settingNames)
    const unknown = files.flatMap(({ name, text }) =>
      (text.match(/\bATHANOR_[A-Z_]+\b/g) ?? []).filter((each) => !known.has(each)).map((each) => `${name}: ${each}`),
    )
    expect(unknown).toEqual([])
  })

  it('keep the container from running as root and ask it for its health', () => {
    const text = files.find(({ name }) => name === 'Containerfile')?.text ?? ''
    const runs = text.slice(text.lastIndexOf('FROM '))
    expect(runs).toMatch(/^USER node$/m)
    expect(runs).toMatch(/^HEALTHCHECK .*\/readyz/m)
    expect(runs).toMatch(/^VOLUME \/data$/m)
  })

  it('give the container every folder of the project that the server reads', () => {
    const text = files.find(({ name }) => name === 'Containerfile')?.text ?? ''
    const copied = [...text.matchAll(/^COPY --from=build \/athanor\/(\S+)/gm)].map(([, path = '']) => path)
    for (const needed of ['packages', 'games', 'registry', 'apps/server', 'apps/web/dist', 'docs/schemas']) {
      expect(copied).toContain(needed)
    }
  })
})
