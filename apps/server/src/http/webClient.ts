import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the build of apps/web puts the client. */
export const builtClient = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/**
 * Serves the built client: files whose names carry a hash may be kept for ever, the rest is asked for anew, and every
 * address that a person may type leads to the same page.
 */
export async function serveWebClient(app: FastifyInstance, root: string = builtClient): Promise<void> {
  const isBuilt = existsSync(`${root}/index.html`)
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      preCompressed: true,
      setHeaders(response, path) {
        const forEver = /[\\/]assets[\\/]/.test(path)
        void response.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && request.headers.accept?.includes('text/html') === true
    if (isBuilt && isPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html')
    const id = isBuilt || !isPage ? 'server.reject.notFound' : 'server.reject.notBuilt'
    return reply.code(404).send({ error: { id } })
  })
}
