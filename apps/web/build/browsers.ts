/** The oldest browsers in which the pages work. What these lack is not used, or there is a way without it. */
export const oldestBrowsers = { chrome: '120', firefox: '128', safari: '17.4' } as const

/** The same as the build wants to hear it: styles get the prefixes that they need there. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version)
