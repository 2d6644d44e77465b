import type { Reason } from '@athanor/kernel'
import { createStore } from 'zustand'

/** Whether the house wants its word before it speaks to this browser. */
export const wordAsked = createStore(() => false)

/** Says the word of the house: null when it is the right one, else why not. From then on the browser is known. */
export async function sayWord(word: string): Promise<Reason | null> {
  const response = await fetch('/api/house', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ word }),
  }).catch(() => null)
  if (response === null) return { id: 'server.reject.notConnected' }
  if (!response.ok) return ((await response.json()) as { readonly error: Reason }).error
  wordAsked.setState(() => false, true)
  return null
}
