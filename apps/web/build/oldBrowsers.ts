import { createHash } from 'node:crypto'
import { formatter } from '@athanor/messages/all'
import { locales } from '@athanor/messages/languages'
import type { Plugin } from 'vite'
import { oldestBrowsers } from './browsers.ts'

/** What the pages cannot do without, and the youngest of it in each of the browsers; asked for in the words of 2009. */
const needs = [
  'window.Map && Map.groupBy',
  'window.Promise && Promise.withResolvers',
  'document.body.showPopover && document.body.checkVisibility',
  'window.CSS && CSS.registerProperty && CSS.supports("selector(:has(a))")',
  'window.CompressionStream',
]

/**
 * A script that tells an old browser so, instead of a page that is empty or broken: it takes the place where the pages
 * would be drawn. It runs in browsers that know none of today's JavaScript.
 */
export function oldBrowserScript(): string {
  const words = locales.map((locale) => {
    const say = formatter(locale)
    return [locale, [say('web.door.oldBrowser'), say('web.door.browsers', oldestBrowsers)]] as const
  })
  return `(function () {
  var words = ${JSON.stringify(Object.fromEntries(words))};
  if (${needs.join(' && ')}) return;
  var wanted = navigator.languages || [navigator.language || navigator.userLanguage];
  var language = 'en';
  for (var i = 0; i < wanted.length; i++) {
    var short = String(wanted[i]).slice(0, 2).toLowerCase();
    if (words[short]) { language = short; break; }
  }
  var place = document.getElementById('root');
  place.removeAttribute('id');
  place.setAttribute('role', 'alert');
  document.documentElement.lang = language;
  var theme = document.querySelector('meta[name="theme-color"]');
  document.body.style.background = theme ? theme.content : 'black';
  var style = place.style;
  style.color = 'oldlace';
  style.font = '20px/1.5 sans-serif';
  style.maxWidth = '36em';
  style.margin = '0 auto';
  style.padding = '48px 24px';
  for (var k = 0; k < words[language].length; k++) {
    var line = document.createElement('p');
    line.appendChild(document.createTextNode(words[language][k]));
    place.appendChild(line);
  }
})();
`
}

/** Lays the script beside the pages, to be run before anything of them. */
export function oldBrowsers(): Plugin {
  const source = oldBrowserScript()
  const fileName = `assets/oldBrowsers-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  return {
    name: 'athanor-old-browsers',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    // Scripts that are put off run in their order, and those of the pages are modules, which always are.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { defer: true, src: `/${fileName}` }, injectTo: 'head-prepend' },
    ],
  }
}
