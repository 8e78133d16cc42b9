import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheRead } from '../../src/lib/cache.ts'
import type { PageStyles } from '../../src/pipeline/document/assets.ts'
import { IMMUTABLE } from '../lib/immutable.ts'
import type { StoredFiles } from './built-files/stored-files.ts'
import type { Manifest } from './read-manifest.ts'
import { chooseEncoding, lazyBody, type Body } from './encode-body.ts'

/** Style sheets of several blocks as one, under an address that names the blocks and the build: any process can answer it. */
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

/** Every style sheet of a build, in the order that the numbers in addresses count by. */
export const sheetFiles = (manifest: Manifest): readonly string[] =>
  [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css)))].sort()

/** One request for a page's rules instead of one per block, and only rules of blocks on the page. */
export const createStyleSheets = ({ clientDirectory, manifest, buildId }: Options): StyleSheets => {
  const files = sheetFiles(manifest)
  return {
    join: (wanted) => ({
      inline: '',
      links: [`${STYLES_PATH}/${buildId}/${wanted.map((file) => files.indexOf(file).toString(36)).join('.')}.css`],
      known: wanted.map((file) => `/${file}`),
    }),
    read: (name) =>
      chooseSheets(files, name)
        ?.map((file) => readFileSync(`${clientDirectory}/${file}`, 'utf8').trim())
        .join('\n'),
  }
}

/** The sheets that the name in an address stands for; undefined for a name that is not one. */
const chooseSheets = (files: readonly string[], name: string): readonly string[] | undefined => {
  const chosen = name.split('.').map((index) => (/^[0-9a-z]{1,3}$/.test(index) ? files[Number.parseInt(index, 36)] : undefined))
  return chosen.length <= files.length && chosen.every((file) => file !== undefined) ? chosen : undefined
}

/** The rules of a page of another release, as its processes have stored them (built-files). */
const readOther = async (stored: ServeOptions['stored'], build: string, name: string): Promise<string | undefined> => {
  const chosen = /^\w{1,40}$/.test(build) ? chooseSheets((await stored.sheetsOf(build)) ?? [], name) : undefined
  const sheets = await Promise.all((chosen ?? []).map((file) => stored.readPlain(`/${file}`)))
  return chosen !== undefined && sheets.every((sheet) => sheet !== undefined)
    ? sheets.map((sheet) => sheet.toString().trim()).join('\n')
    : undefined
}

interface ServeOptions {
  readonly sheets: Pick<StyleSheets, 'read'>
  readonly stored: Pick<StoredFiles, 'readPlain' | 'sheetsOf'>
  readonly buildId: string
  readonly onRead?: (read: CacheRead) => void
}

/** More sets of blocks than a shop's pages have; invented names must not fill the memory. */
const MAX_SHEETS = 200

/** `/styles/{build}/{names}.css`: the rules of a page's blocks as one sheet, compressed once. */
export const serveStyles: FastifyPluginAsync<ServeOptions> = async (app, { sheets, stored, buildId, onRead }) => {
  const cache = new LRUCache<string, Body>({ max: MAX_SHEETS })
  app.get<{ Params: { build: string; file: string } }>(`${STYLES_PATH}/:build/:file`, async (request, reply) => {
    const { build, file } = request.params
    const name = file.replace(/\.css$/, '')
    const key = `${build}/${name}`
    const known = cache.get(key)
    const rules = known !== undefined ? '' : build === buildId ? sheets.read(name) : await readOther(stored, build, name)
    if (rules === undefined) return reply.code(404).header('cache-control', 'no-store').send()
    onRead?.(known === undefined ? 'miss' : 'hit')
    const sheet = known ?? lazyBody(Buffer.from(rules))
    if (known === undefined) cache.set(key, sheet)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const encoded = encoding === undefined ? undefined : await sheet.encode(encoding)
    void reply.type('text/css; charset=utf-8').header('cache-control', IMMUTABLE).header('vary', 'Accept-Encoding')
    return encoding === undefined || encoded === undefined
      ? reply.send(await sheet.plain())
      : reply.header('content-encoding', encoding).send(encoded)
  })
}
