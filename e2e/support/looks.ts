import { at } from '@athanor/kernel'

/** The sizes at which every screen is looked at. */
export const sizes = {
  'small-phone': { width: 360, height: 640 },
  // A phone as it is left by the bars of its browser.
  phone: { width: 390, height: 664 },
  'phone-wide': { width: 844, height: 390 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
} as const
export type NamedWindow = keyof typeof sizes

export const themes = ['dark', 'light'] as const
export const locales = ['en', 'ru'] as const

/** One way to look at a screen. */
export interface ScreenLook {
  readonly size: NamedWindow
  readonly theme: (typeof themes)[number]
  readonly locale: (typeof locales)[number]
}

export const looks: readonly ScreenLook[] = Object.keys(sizes).flatMap((size) =>
  themes.flatMap((theme) => locales.map((locale) => ({ size: size as NamedWindow, theme, locale }))),
)

/** In which language and by which light somebody looks. */
export type Manner = Pick<ScreenLook, 'theme' | 'locale'>

export const manners: readonly Manner[] = themes.flatMap((theme) => locales.map((locale) => ({ theme, locale })))

/**
 * The manners take turns, screen by screen: candlelight and daylight, and of three screens two in Russian, whose words
 * are the longer ones. Together all of them look at every window.
 */
export function mannerOf(number: number): Manner {
  return { theme: number % 2 === 0 ? 'dark' : 'light', locale: number % 3 === 0 ? 'en' : 'ru' }
}

/** How a table with company is looked at every day. */
export const companyManner: Manner = at(manners, 1)

/** How a picture is called. */
export function nameOf(screen: string, { size, theme, locale }: ScreenLook): string {
  return `${screen}-${size}-${theme}-${locale}`
}

/** Every picture that a text names, by its name. */
export function picturesIn(text: string): ReadonlyMap<string, { readonly screen: string; readonly look: ScreenLook }> {
  const named = new Set(text.match(/[\w-]+(?=\.webp)/g) ?? [])
  const pictures = looks.flatMap((look) =>
    [...named]
      .map((name) => ({ name, screen: name.slice(0, -nameOf('', look).length), look }))
      .filter(({ name, screen }) => screen !== '' && nameOf(screen, look) === name),
  )
  return new Map(pictures.map(({ name, screen, look }) => [name, { screen, look }]))
}
