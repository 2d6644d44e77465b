import type { ModuleView } from '../moduleView.ts'
import { Tomorrow } from './Tomorrow.tsx'

export const busyDaysView: ModuleView = { Order: Tomorrow, beside: { chooseOrder: Tomorrow } }
