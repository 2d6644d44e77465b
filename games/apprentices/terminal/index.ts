export { apprenticesTerminal as terminal } from './client.ts'
