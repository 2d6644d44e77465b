export { alchemistsTerminal as terminal } from './client.ts'
