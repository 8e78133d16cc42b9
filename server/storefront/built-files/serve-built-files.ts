import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { IMMUTABLE } from '../../lib/immutable.ts'
import { chooseEncoding } from '../encode-body.ts'
import { listBuiltFiles, type BuiltFolder } from './built-folders.ts'
import type { StoredFiles } from './stored-files.ts'

const unbrotli = promisify(brotliDecompress)

/** As builds name their files; nothing else reaches the database. */
const NAME = /^[\w.-]{1,200}$/

/** What builds of the shop and the composer are made of. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of a build from disk, and those of other releases from where their processes have stored them: while processes
 * are replaced one by one a page of one release asks another for its files, and tabs and caches in front have pages of before.
 */
export const serveBuiltFiles = (app: FastifyInstance, folder: BuiltFolder, stored: Pick<StoredFiles, 'read'>): FastifyInstance =>
  app.register(async (scope) => {
    const { directory, prefix } = folder
    // Only lends `sendFile`: a route for each of hundreds of files takes the router longer than all others together.
    await scope.register(fastifyStatic, {
      root: directory,
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
    })
    const names = new Set(listBuiltFiles(folder).map(({ address }) => address.slice(prefix.length)))
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, async ({ params, headers }, reply) => {
      const name = params['*']
      if (names.has(name)) return reply.sendFile(name)
      const content = NAME.test(name) ? await stored.read(`${prefix}${name}`) : undefined
      if (content === undefined) return reply.code(404).header('cache-control', 'no-store').send()
      void reply
        .type(TYPES[extname(name)] ?? 'application/octet-stream')
        .header('cache-control', IMMUTABLE)
        .header('vary', 'Accept-Encoding')
      return chooseEncoding(headers['accept-encoding']) === 'br'
        ? reply.header('content-encoding', 'br').send(content)
        : reply.send(await unbrotli(content))
    })
  })
