import type { Plugin } from 'vite'

/**
 * Lengths that grow with the reader's text: style sheets are written in pixels, as they are drawn, and reach the browser
 * in `rem`. So one size of the root (styles/base.css) scales the whole house on a large screen, and a reader's own text
 * size in the browser scales it too. Conditions about the window become `em`, so that large text gets the layout of a
 * smaller window instead of being squeezed.
 */
export function scalableLengths(): Plugin {
  return {
    name: 'athanor-scalable-lengths',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css$/, exclude: /\/node_modules\// } },
      handler: (code) => ({ code: inRootUnits(code), map: null }),
    },
  }
}

/** What the browsers' own style sheet makes of `medium`. */
const root = 16

/** Hairlines stay as thin as they are. */
const hairline = 2

export function inRootUnits(css: string): string {
  const scaled = (part: string, unit: 'rem' | 'em') =>
    part.replace(/(?<![\w.#-])(-?(?:\d+\.)?\d+)px\b/g, (length, digits: string) => {
      const pixels = Number(digits)
      return Math.abs(pixels) <= hairline ? length : `${trimmed(pixels / root)}${unit}`
    })
  return css
    .split(/(@media[^{]*|\/\*[\s\S]*?\*\/)/)
    .map((part) => (part.startsWith('/*') ? part : scaled(part, part.startsWith('@media') ? 'em' : 'rem')))
    .join('')
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(5)))
}
