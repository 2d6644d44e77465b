import type { Preview } from '../contributions.ts'

/** What is left of a preview at a table that agreed on no advice: costs and counts, but nothing that is reckoned out. */
export function withoutChances(preview: Preview | null): Preview | null {
  switch (preview?.kind) {
    case 'potions':
    case 'candidates':
    case 'refutes':
    case 'likely':
      return null
    case 'kept':
      return { kind: 'pays', gold: preview.pays }
    case 'right':
      return preview.costs === undefined ? null : { kind: 'costs', gold: preview.costs }
    case 'seal':
      return { kind: 'held', count: preview.held }
    case 'answers':
      // that a demonstration cannot succeed is a matter of rules; everybody at the table sees it.
      return preview.valid ? null : preview
    case undefined:
      return null
    default:
      return preview
  }
}
