/**
 * How sure we are of a component: `rulebook` (its text), `component` (read off the real piece), `reconstructed`
 * (our proposal, easy to correct in its table) or `host` (out of a file that the host of a table brought).
 */
export type Source = 'rulebook' | 'component' | 'reconstructed' | 'host'
