/** What a list calls a device, from how its browser presents itself: enough to tell one's own devices apart. */
export function deviceLabel(agent: string | undefined): string {
  const browser = nameIn(agent ?? '', browsers)
  const system = nameIn(agent ?? '', systems)
  return [browser, system].filter((part) => part !== null).join(', ')
}

/** Browsers call themselves by the names of those before them, so the youngest name comes first. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

function nameIn(agent: string, names: readonly (readonly [RegExp, string])[]): string | null {
  return names.find(([pattern]) => pattern.test(agent))?.[1] ?? null
}
