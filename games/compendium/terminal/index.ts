export { compendiumTerminal as terminal } from './client.ts'
