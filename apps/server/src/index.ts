export { type Parts, type Server, server } from './server.ts'
export { readSettings, type ServerSettings } from './settings.ts'
