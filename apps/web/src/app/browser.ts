import { useStore } from 'zustand'
import { createSettings, type SettingsStore } from './settings.ts'
import { browserStore } from './storage.ts'

/** What this browser keeps: one store for all that is written down. */
export const browserStorage = browserStore()

export const settings = createSettings(browserStorage, navigator.languages)

export function useSettings(): SettingsStore {
  return useStore(settings)
}
