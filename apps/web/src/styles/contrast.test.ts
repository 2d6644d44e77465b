import log from '@athanor/ui/Log.module.css?raw'
import { playerPaint } from '@athanor/ui/playerColours.ts'
import badge from '@athanor/ui/SeatBadge.module.css?raw'
import sheet from '@athanor/ui/styles/tokens.css?raw'
import seal from '@athanor/ui/WaxSeal.module.css?raw'
import { describe, expect, it } from 'vitest'
import { gameIds, loadCard } from '../games/clients.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Tokens = ReadonlyMap<string, string>

const house = sheet.replaceAll(/\/\*.*?\*\//gs, '')

/** What holds in a theme: the rules for every theme, then its own. */
function tokensOf(theme: string): Tokens {
  const rules = [...house.matchAll(/^([^{}@]+)\{([^{}]*)\}/gm)].filter(([, selector = '']) =>
    selector.split(',').some((each) => [':root', `:root[data-theme="${theme}"]`].includes(each.trim())),
  )
  const declared = rules.flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
  return new Map(declared.map(([, name = '', value = '']) => [name, value]))
}

function token(tokens: Tokens, name: string): string {
  const value = tokens.get(/^var\((.+)\)$/.exec(name)?.[1] ?? name)
  if (value === undefined) throw new RangeError(`no token ${name}`)
  return value
}

/** Every colour in a value: one, or the stops of a gradient. */
function coloursIn(value: string): readonly { readonly colour: Colour; readonly opacity: number }[] {
  const found = value.match(/#[\da-f]{6}(?:[\da-f]{2})?\b/gi) ?? []
  if (found.length === 0) throw new RangeError(`no colour in ${value}`)
  return found.map((hex) => {
    const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
    return { colour: [part(1), part(3), part(5)], opacity: hex.length === 9 ? part(7) / 255 : 1 }
  })
}

function solid(tokens: Tokens, name: string): Colour {
  const [only, ...others] = coloursIn(token(tokens, name))
  if (only === undefined || others.length > 0 || only.opacity < 1) throw new RangeError(`${name} is not one colour`)
  return only.colour
}

function laidOver(ground: Colour, colour: Colour, opacity: number): Colour {
  const mixed = (at: 0 | 1 | 2) => ground[at] * (1 - opacity) + colour[at] * opacity
  return [mixed(0), mixed(1), mixed(2)]
}

/** All that seats lie on: the table, its trays and dialogs, bare or under a panel. */
function surfaces(tokens: Tokens): readonly Colour[] {
  const bare = ['--ground', '--ground-light', '--panel-solid', '--tray-ground']
    .flatMap((name) => coloursIn(token(tokens, name)))
    .map(({ colour }) => colour)
  const panels = ['--panel', '--panel-strong'].flatMap((name) => coloursIn(token(tokens, name)))
  return bare.flatMap((ground) => [ground, ...panels.map((panel) => laidOver(ground, panel.colour, panel.opacity))])
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, 1.4.11: what is needed to tell a graphical object. */
const enough = 3

const cards = await Promise.all(gameIds.map((id) => loadCard(id)))
const cases = cards.flatMap(({ id, colours }) =>
  [...colours, 'none'].flatMap((colour) => ['dark', 'light'].map((theme) => [id, colour, theme] as const)),
)

describe('WCAG contrast', () => {
  it('is reckoned as defined', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
    expect(laidOver([0, 0, 0], [200, 100, 50], 0.5)).toEqual([100, 50, 25])
  })

  it('knows both themes', () => {
    expect(token(tokensOf('light'), '--ground')).not.toBe(token(tokensOf('dark'), '--ground'))
    expect(surfaces(tokensOf('dark')).length).toBe(3 * 7)
  })

  it.each(cases)('is enough for a seat of %s: %s, %s', (_, colour, theme) => {
    const tokens = tokensOf(theme)
    const paint = playerPaint(colour)
    const [wax, shade, glyph, name] = ['--wax', '--wax-shade', '--wax-glyph', '--name'].map((part) =>
      solid(tokens, paint[part as `--${string}`] ?? ''),
    ) as [Colour, Colour, Colour, Colour]
    // The glyph lies on the rim, which is shade over wax; where it reaches out, on the wax itself.
    const rim = laidOver(wax, shade, Number(/fill-opacity: ([\d.]+)/.exec(seal)?.[1]))
    expect(contrast(glyph, rim)).toBeGreaterThanOrEqual(enough)
    expect(contrast(glyph, wax)).toBeGreaterThanOrEqual(enough)
    for (const surface of surfaces(tokens)) expect(contrast(name, surface)).toBeGreaterThanOrEqual(enough)
  })

  it('is that of the colour which edges seals, seats and entries of the log', () => {
    expect(seal).toMatch(/\.blot \{[^}]*--inked\(var\(--wax\), var\(--name\), /)
    for (const css of [badge, log]) expect(css).toMatch(/border-left: \dpx solid var\(--name\);/)
  })
})
