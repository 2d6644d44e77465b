import type { Plugin } from 'vite'

/** Takes from the compiled catalogue only what the pages say, so that nobody downloads the words of other programs. */
export function webMessages(wanted: readonly string[]): Plugin {
  return {
    name: 'athanor-web-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/messages\/src\/compiled\/.*\.gen\.json$/ },
      handler(code) {
        const messages = Object.entries(JSON.parse(code) as Readonly<Record<string, unknown>>)
        const taken = messages.filter(([id]) => wanted.some((prefix) => id.startsWith(prefix)))
        return { code: JSON.stringify(Object.fromEntries(taken)), map: null }
      },
    },
  }
}
