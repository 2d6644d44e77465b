import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, dressPage } from './app/App.tsx'
import { settings } from './app/browser.ts'
import { lettersOf } from './app/letters.ts'
import { houseWords, stockWords } from './app/wordStock.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
dressPage()
await Promise.all([stockWords(houseWords), lettersOf(settings.getState().locale)])
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
