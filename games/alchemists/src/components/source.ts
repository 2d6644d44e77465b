/**
 * How sure we are of a component: `rulebook` (its text), `component` (read off the real piece) or `reconstructed`
 * (our proposal, easy to correct in its table).
 */
export type Source = 'rulebook' | 'component' | 'reconstructed'
