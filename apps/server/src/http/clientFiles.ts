import { existsSync, readdirSync } from 'node:fs'

/** Whether an address leads to a file of the client, or to its page. */
export type IsFile = (method: string, url: string, accept: string | undefined) => boolean

/**
 * Files of the client are small, the same for everybody, and asked for by the dozen: they are counted apart from
 * everything else. Anything that a person may type leads to the page.
 */
export function clientFiles(root: string): IsFile {
  const isBuilt = existsSync(`${root}/index.html`)
  const names = isBuilt ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  const paths = new Set(['/', ...names.map((name) => `/${name.replaceAll('\\', '/')}`)])
  return (method, url, accept) => {
    if (!isBuilt || !['GET', 'HEAD'].includes(method)) return false
    const [path = ''] = url.split('?', 1)
    if (paths.has(path)) return true
    return accept?.includes('text/html') === true && !path.startsWith('/api/')
  }
}
