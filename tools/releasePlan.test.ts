import { describe, expect, it } from 'vitest'
import { type ReleaseState, releasePlan } from './releasePlan.ts'

const state: ReleaseState = {
  version: '0.3.0',
  day: '2026-11-18',
  present: '0.2.9',
  changelog: '# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 0.2.9 (2026-01-01)\n\n- Something old.\n',
  branch: 'main',
  changes: [],
  tags: ['v0.2.9'],
}

function complaints(change: Partial<ReleaseState>): readonly string[] {
  const plan = releasePlan({ ...state, ...change })
  return plan.ok ? [] : plan.complaints
}

describe('a release', () => {
  it('dates what was unreleased, and leaves an empty place for what comes next', () => {
    expect(releasePlan(state)).toEqual({
      ok: true,
      tag: 'v0.3.0',
      notes: '- Something new.',
      changelog:
        '# Changelog\n\n## Unreleased\n\n## 0.3.0 (2026-11-18)\n\n- Something new.\n\n## 0.2.9 (2026-01-01)\n\n- Something old.\n',
    })
  })

  it.each([
    [{ version: '0.3' }, /no version/],
    [{ version: '0.2.9', tags: [] }, /does not come after 0\.2\.9/],
    [{ version: '0.1.12' }, /does not come after/],
    [{ tags: ['v0.3.0'] }, /exists/],
    [{ branch: 'idea' }, /main/],
    [{ changes: [' M README.md'] }, /README\.md/],
    [{ changelog: '## Unreleased\n\n## 0.2.9\n\n- Old.\n' }, /nothing under/],
  ])('is refused where %j', (change, reason) => {
    expect(complaints(change)).toEqual([expect.stringMatching(reason)])
  })

  it('counts versions by their numbers, not by their letters', () => {
    expect(complaints({ version: '0.10.0', present: '0.9.3' })).toEqual([])
  })
})
