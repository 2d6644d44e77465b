export { type Parts, type Server, server } from './server.ts'
export { readSettings, type Settings } from './settings.ts'
