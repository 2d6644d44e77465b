import { join } from 'node:path'

/** Debian's Chromium; another one can be named by the environment. */
const named = process.env['CHROMIUM'] ?? ''
export const browserPath = named === '' ? '/usr/bin/chromium' : named

/**
 * What Playwright turns off by itself comes first: of two lists a browser heeds the last alone. Then what costs half as
 * much again as a page and shows nothing here: two pages of the browser's own behind the address bar of every window,
 * and a process kept ready for a site that nobody visits.
 */
const turnedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** Neither root nor a container has a sandbox, and a container has little shared memory; the rest keeps it from calling home. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${turnedOff.join(',')}`,
]

/** Letters are drawn alike on every machine, so that pictures can be compared. */
export const browserEnv: Readonly<Record<string, string | undefined>> = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
}
