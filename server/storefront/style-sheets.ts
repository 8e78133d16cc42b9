import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheRead } from '../../src/lib/cache.ts'
import type { PageStyles } from '../../src/pipeline/document/document.ts'
import type { Manifest } from './read-manifest.ts'
import { chooseEncoding, encodeLazily, type ContentCoding } from './encode-body.ts'

/** Style sheets of several blocks as one, under an address that names the blocks: any process of the same build can answer it. */
export interface StyleSheets {
  readonly join: (files: readonly string[]) => PageStyles
  /** The rules behind the name in an address of `join`; undefined for a name that is not one. */
  readonly read: (name: string) => string | undefined
}

const STYLES_PATH = '/styles'

interface Options {
  readonly clientDirectory: string
  readonly manifest: Manifest
  readonly buildId: string
}

/** One request for a page's rules instead of one per block, and only rules of blocks on the page. */
export const createStyleSheets = ({ clientDirectory, manifest, buildId }: Options): StyleSheets => {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))].sort()
  return {
    join: (wanted) => ({
      inline: '',
      links: [`${STYLES_PATH}/${buildId}/${wanted.map((file) => files.indexOf(file).toString(36)).join('.')}.css`],
      known: wanted.map((file) => `/${file}`),
    }),
    read: (name) => {
      const chosen = name.split('.').map((index) => (/^[0-9a-z]{1,3}$/.test(index) ? files[Number.parseInt(index, 36)] : undefined))
      if (chosen.length > files.length || !chosen.every((file) => file !== undefined)) return undefined
      return chosen.map((file) => readFileSync(`${clientDirectory}/${file}`, 'utf8').trim()).join('\n')
    },
  }
}

interface ServeOptions {
  readonly sheets: Pick<StyleSheets, 'read'>
  readonly buildId: string
  readonly onRead?: (read: CacheRead) => void
}

interface Sheet {
  readonly plain: Buffer
  readonly encode: (coding: ContentCoding) => Promise<Buffer | undefined>
}

/** More sets of blocks than a shop's pages have; invented names must not fill the memory. */
const MAX_SHEETS = 200

/** `/styles/{build}/{names}.css`: the rules of a page's blocks as one sheet, compressed once. */
export const serveStyles: FastifyPluginAsync<ServeOptions> = async (app, { sheets, buildId, onRead }) => {
  const cache = new LRUCache<string, Sheet>({ max: MAX_SHEETS })
  app.get<{ Params: { build: string; file: string } }>(`${STYLES_PATH}/:build/:file`, async (request, reply) => {
    const name = request.params.file.replace(/\.css$/, '')
    const known = cache.get(name)
    const rules = known === undefined ? sheets.read(name) : ''
    if (rules === undefined || request.params.build !== buildId) return reply.code(404).header('cache-control', 'no-store').send()
    onRead?.(known === undefined ? 'miss' : 'hit')
    const sheet = known ?? makeSheet(rules)
    if (known === undefined) cache.set(name, sheet)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const encoded = encoding === undefined ? undefined : await sheet.encode(encoding)
    void reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'Accept-Encoding')
    return encoding === undefined || encoded === undefined
      ? reply.send(sheet.plain)
      : reply.header('content-encoding', encoding).send(encoded)
  })
}

const makeSheet = (rules: string): Sheet => {
  const plain = Buffer.from(rules)
  return { plain, encode: encodeLazily(plain) }
}
