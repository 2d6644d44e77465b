import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { useStore } from 'zustand'
import { createSchoolStore, type SchoolStore } from './schoolStore.ts'

const school = createSchoolStore(browserStorage)

/** What this device remembers of the school. */
export function useSchool(): SchoolStore {
  return useStore(school)
}
