// Runs after every `npm ci`: makes the words, so that editors and `tsc` find their types without anything else being run
// first. A Node that is too old for the project's tools leaves it to the commands, which find the project's own Node.

const firstThatReadsTypes = 24

if (Number.parseInt(process.versions.node, 10) >= firstThatReadsTypes) await import('./makeWords.ts')
