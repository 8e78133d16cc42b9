import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** Files a page may show by itself. Whatever else was uploaded is only handed out to be saved. */
const SHOWN: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
}

/** GET /files/{upload}/{name}, for everybody: files of assets that are no pictures, in parts where a player asks for parts. */
export const registerFiles = (app: FastifyInstance, { files }: Deps): void => {
  app.get<{ Params: { upload: string; name: string } }>('/files/:upload/:name', async (request, reply) => {
    const path = await files.find(request.params.upload, request.params.name)
    if (path === undefined) return reply.code(404).header('cache-control', 'no-store').send()
    const { size } = await stat(path)
    const type = SHOWN[extname(path)]
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('content-disposition', type === undefined ? 'attachment' : 'inline')
      .type(type ?? 'application/octet-stream')
    const range = readRange(request.headers.range, size)
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
    if (range === undefined) return reply.header('content-length', size).send(createReadStream(path))
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .send(createReadStream(path, range))
  })
}

/** A part of a file, both ends included. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

const SINGLE = /^bytes=(\d*)-(\d*)$/

/** One range of a `Range` header; undefined for none and for several, which are answered with the whole file. */
export const readRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
