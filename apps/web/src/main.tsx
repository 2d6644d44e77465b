import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, dressPage } from './app/App.tsx'
import { houseWords, stockWords } from './app/wordStock.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
dressPage()
await stockWords(houseWords)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
