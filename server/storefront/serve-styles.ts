import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, encodeLazily, type ContentCoding } from './encode-body.ts'
import { STYLES_PATH, type StyleSheets } from './style-sheets.ts'

interface Options {
  readonly sheets: Pick<StyleSheets, 'read'>
  readonly buildId: string
}

interface Sheet {
  readonly plain: Buffer
  readonly encode: (coding: ContentCoding) => Promise<Buffer | undefined>
}

/** More sets of blocks than a shop's pages have; invented names must not fill the memory. */
const MAX_SHEETS = 200

/** `/styles/{build}/{names}.css`: the rules of a page's blocks as one sheet, compressed once. */
export const serveStyles: FastifyPluginAsync<Options> = async (app, { sheets, buildId }) => {
  const cache = new LRUCache<string, Sheet>({ max: MAX_SHEETS })
  app.get<{ Params: { build: string; file: string } }>(`${STYLES_PATH}/:build/:file`, async (request, reply) => {
    const name = request.params.file.replace(/\.css$/, '')
    const known = cache.get(name)
    const rules = known === undefined ? sheets.read(name) : ''
    if (rules === undefined || request.params.build !== buildId) return reply.code(404).header('cache-control', 'no-store').send()
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
