import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstLoad } from './build/firstLoad.ts'
import { gameIcons } from './build/gameIcons.ts'
import { precompress } from './build/precompress.ts'
import { webMessages } from './build/webMessages.ts'

/** Where the table server listens during development. */
const server = process.env['TABLE_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    gameIcons(),
    webMessages(['web.', 'kernel.', 'server.reject.', 'compendium.']),
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['favicon.svg', 'icon-192.png', 'icon-512.png'],
      manifest: {
        name: 'Athanor',
        short_name: 'Athanor',
        description: 'The alchemists’ table: alchemy board games in the browser',
        theme_color: '#1a1423',
        background_color: '#1a1423',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/, /^\/(healthz|readyz|metrics)$/],
      },
    }),
    firstLoad({ page: '/src/pages/LobbyPage.tsx', kilobytes: 180 }),
    precompress(),
  ],
  build: {
    target: 'es2023',
    // A strict content policy knows no data: addresses.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  preview: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
