import type { PictureStore } from '../../images/picture-store.ts'
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { OptionLevel, MediaRow } from '../../database/schema/catalogue.ts'
import { cleanText } from '../files/clean-text.ts'
import { importImage } from '../files/import-image.ts'
import type { RowProblem } from '../importer.ts'
import { tagOf } from '../tag.ts'
import type { ShopifyProductRows } from './shopify-rows.ts'

interface Request {
  readonly product: ShopifyProductRows
  readonly columns: ReadonlyMap<OptionLevel, string>
  readonly name: string
  readonly file: string
  readonly pictures: PictureStore
  readonly fetch: typeof fetch
  readonly onProblem: (problem: RowProblem) => void
}

const DOWNLOAD_TIMEOUT_MS = 15_000
const MAX_BYTES = 20 * 1024 * 1024

/** A product's pictures in their order; those named as a variant's picture belong to its color. */
export const readShopifyMedia = async (request: Request): Promise<readonly MediaRow[]> => {
  const { product, columns, name, file, onProblem } = request
  const colorBySource = new Map(
    product.rows.map(({ cells }) => [cells['Variant Image'] ?? '', cleanText(cells[columns.get('color') ?? ''] ?? '')]),
  )
  const pictures = product.rows.filter(({ cells }) => (cells['Image Src'] ?? '').trim() !== '')
  const inOrder = [...pictures].sort((a, b) => Number(a.cells['Image Position'] || 0) - Number(b.cells['Image Position'] || 0))
  const rows: MediaRow[] = []
  for (const { cells, line } of inOrder) {
    const source = (cells['Image Src'] ?? '').trim()
    const content = await readPicture(source, request)
    const image = await importImage({
      content,
      pictures: request.pictures,
      source: 'shopify',
      name: `${product.handle}-${rows.length + 1}`,
    })
    const color = colorBySource.get(source) ?? ''
    if (image === undefined)
      onProblem({ file, line, column: 'Image Src', message: `The picture ${source} cannot be had or is no picture.` })
    else
      rows.push({
        ...image,
        alt: { en: cleanText(cells['Image Alt Text'] ?? '') || name },
        ...(color === '' ? {} : { colorSlug: tagOf(color) }),
      })
  }
  return rows
}

const readPicture = (source: string, { file, fetch: fetcher }: Request): Promise<Uint8Array | undefined> => {
  if (/^https?:\/\//i.test(source)) return download(source, fetcher).catch(() => undefined)
  const folder = dirname(file)
  const local = normalize(join(folder, source))
  return local.startsWith(normalize(folder) + sep) || folder === '.' ? readFile(local).catch(() => undefined) : Promise.resolve(undefined)
}

const download = async (address: string, fetcher: typeof fetch): Promise<Uint8Array | undefined> => {
  const answer = await fetcher(address, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) })
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return bytes.byteLength > MAX_BYTES ? undefined : bytes
}
