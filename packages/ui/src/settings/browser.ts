import { useStore } from 'zustand'
import { createSettings, type SettingsStore } from './settings.ts'
import { usableStore } from './storage.ts'

/** What this browser keeps: one store for all that is written down. */
export const browserStorage = usableStore(() => localStorage)

/** What this tab keeps until it is closed. */
export const tabStorage = usableStore(() => sessionStorage)

export const settings = createSettings(browserStorage, navigator.languages)

export function useSettings(): SettingsStore {
  return useStore(settings)
}
