import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { gameIcons } from './build/gameIcons.ts'
import { precompress } from './build/precompress.ts'
import { scalableLengths } from './build/scalableLengths.ts'

/** Where the table server listens during development. */
const server = process.env['TABLE_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    gameIcons(),
    scalableLengths(),
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
      manifest: {
        name: 'Athanor',
        short_name: 'Athanor',
        description: 'The alchemists’ table: alchemy board games in the browser',
        theme_color: '#1a1423',
        background_color: '#1a1423',
        display: 'standalone',
        start_url: '/',
        shortcuts: [{ name: 'Card reader', url: '/reader', icons: [{ src: '/icon-192.png', sizes: '192x192' }] }],
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        importScripts: ['noticeClick.js'],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/, /^\/(healthz|readyz|metrics)$/],
      },
    }),
    precompress(),
  ],
  // Messages come parsed (`npm run messages`), so nobody downloads what parses them.
  resolve: {
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: {
    target: 'es2023',
    // Which chunk needs which, for `tools/bundleSize.ts`.
    manifest: true,
    // A strict content policy knows no data: addresses.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  preview: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
