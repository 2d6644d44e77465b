import type { Artifact } from '../../engine/contributions.ts'
import type { Rules } from '../../engine/rules.ts'
import type { ArtifactCard } from './artifact.ts'

/** Powers that are either there or not. */
type Power = {
  [Field in keyof ArtifactCard]-?: true extends ArtifactCard[Field]
    ? ArtifactCard[Field] extends true | undefined
      ? Field
      : never
    : never
}[keyof ArtifactCard]

/** Powers with a number. */
type Bonus = Exclude<
  {
    [Field in keyof ArtifactCard]-?: undefined extends ArtifactCard[Field]
      ? ArtifactCard[Field] extends number | undefined
        ? Field
        : never
      : never
  }[keyof ArtifactCard],
  undefined
>

export function hasPower(rules: Rules, owned: readonly Artifact[], power: Power): boolean {
  for (const artifact of owned) if (rules.artifact(artifact)[power] === true) return true
  return false
}

/** The sum of a bonus over all owned artifacts. */
export function bonusOf(rules: Rules, owned: readonly Artifact[], bonus: Bonus): number {
  let sum = 0
  for (const artifact of owned) sum += rules.artifact(artifact)[bonus] ?? 0
  return sum
}
