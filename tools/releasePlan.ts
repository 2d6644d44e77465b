/** What a release starts from. */
export interface ReleaseState {
  /** The version to release, without a `v`. */
  readonly version: string
  /** The day of the release, as YYYY-MM-DD. */
  readonly day: string
  /** The version that the project's package.json names now. */
  readonly present: string
  readonly changelog: string
  readonly branch: string
  /** Lines of `git status --short`. */
  readonly changes: readonly string[]
  readonly tags: readonly string[]
}

/** What a release changes, or why there can be none. */
export type ReleasePlan =
  | { readonly ok: true; readonly tag: string; readonly changelog: string; readonly notes: string }
  | { readonly ok: false; readonly complaints: readonly string[] }

const heading = '## Unreleased\n'

/** Checks that a release can be made, and writes the changelog as it will be. */
export function releasePlan(state: ReleaseState): ReleasePlan {
  const { version, day, present, changelog, branch, changes, tags } = state
  const tag = `v${version}`
  const notes = unreleased(changelog)
  const complaints = [
    ...(isVersion(version) ? [] : [`${version} is no version such as 1.2.3.`]),
    ...(isVersion(version) && !isLater(version, present) ? [`${version} does not come after ${present}.`] : []),
    ...(tags.includes(tag) ? [`The tag ${tag} exists.`] : []),
    ...(branch === 'main' ? [] : [`Releases are made on main, and this is ${branch}.`]),
    ...(changes.length === 0 ? [] : [`Commit or put aside first:\n${changes.join('\n')}`]),
    ...(notes === '' ? ['CHANGELOG.md says nothing under "Unreleased".'] : []),
  ]
  if (complaints.length > 0) return { ok: false, complaints }
  return { ok: true, tag, notes, changelog: changelog.replace(heading, `${heading}\n## ${version} (${day})\n`) }
}

/** What stands under "Unreleased", without blank lines around it. */
function unreleased(changelog: string): string {
  const [, after = ''] = changelog.split(heading)
  const [section = ''] = after.split(/^## /m)
  return section.trim()
}

function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(text)
}

function isLater(version: string, present: string): boolean {
  const parts = (text: string) => text.split('.').map(Number)
  const [now, before] = [parts(version), parts(present)]
  const differing = now.findIndex((part, place) => part !== before[place])
  return differing >= 0 && (now[differing] ?? 0) > (before[differing] ?? 0)
}
