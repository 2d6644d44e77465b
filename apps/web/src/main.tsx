import '@athanor/ui/styles/fonts.css'
import '@athanor/ui/styles/tokens.css'
import '@athanor/ui/styles/base.css'
import { settings } from '@athanor/ui/settings/browser.ts'
import { lettersOf } from '@athanor/ui/words/letters.ts'
import { houseParts, stockWords } from '@athanor/ui/words/wordStock.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, dressPage } from './App.tsx'

const root = document.getElementById('root')
// An old browser has been told so in this place (build/oldBrowsers.ts).
if (root !== null) {
  dressPage()
  await Promise.all([stockWords(houseParts), lettersOf(settings.getState().locale)])
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
