import type { ModuleView } from '../moduleView.ts'
import { Startup } from './Startup.tsx'

export const startupView: ModuleView = { Own: Startup }
