import type { ModuleView } from '../moduleView.ts'
import { Encyclopedia } from './Encyclopedia.tsx'

export const encyclopediaView: ModuleView = { Publications: Encyclopedia }
