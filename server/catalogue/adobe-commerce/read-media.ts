import type { PictureStore } from '../../images/picture-store.ts'
import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import type { MediaRow } from '../../database/schema/catalogue.ts'
import { importImage, type ImportedImage } from '../files/import-image.ts'
import type { CsvRow } from '../files/read-csv.ts'
import type { RowProblem } from '../importer.ts'
import { tagOf } from '../tag.ts'
import { readAttributes, readVariations } from './attributes.ts'

interface Request {
  readonly row: CsvRow
  readonly simple: ReadonlyMap<string, CsvRow>
  readonly media: string
  readonly pictures: PictureStore
  readonly name: string
  readonly onProblem: (problem: RowProblem) => void
}

interface RequestedImage {
  readonly path: string
  readonly color: string | undefined
  readonly line: number
}

/** The pictures of a product and of its colors, once each; a missing one is reported, the product stays. */
export const readMedia = async ({ row, simple, media, pictures, name, onProblem }: Request): Promise<readonly MediaRow[]> => {
  const rows: MediaRow[] = []
  for (const { path, color, line } of requestedImages(row, simple)) {
    const image = await take(media, pictures, path)
    if (image === undefined)
      onProblem({ file: 'products.csv', line, column: 'base_image', message: `The picture ${path} is missing or no picture.` })
    else
      rows.push({
        ...image,
        alt: { en: color === undefined ? name : `${name}, ${color}` },
        ...(color === undefined ? {} : { colorSlug: tagOf(color) }),
      })
  }
  return rows
}

/* A color's pictures come from its first variant that has some; the product's own are added where they are other files. */
const requestedImages = (row: CsvRow, simple: ReadonlyMap<string, CsvRow>): readonly RequestedImage[] => {
  const variants = readVariations(row.cells['configurable_variations'] ?? '').flatMap(
    (variation) => simple.get(variation.get('sku') ?? '') ?? [],
  )
  const images = new Map<string, RequestedImage>()
  const isSingleColor = new Set(variants.map(colorOf)).size <= 1
  for (const variant of [...variants, row]) {
    const color =
      variant === row && !isSingleColor ? undefined : (colorOf(variant) ?? (isSingleColor ? colorOf(variants[0] ?? row) : undefined))
    for (const path of imagePaths(variant)) if (!images.has(path)) images.set(path, { path, color, line: variant.line })
  }
  return [...images.values()]
}

const colorOf = ({ cells }: CsvRow): string | undefined => readAttributes(cells['additional_attributes'] ?? '').get('color')

const imagePaths = ({ cells }: CsvRow): readonly string[] =>
  [cells['base_image'] ?? '', ...(cells['additional_images'] ?? '').split(',')].map((path) => path.trim()).filter(Boolean)

const take = async (media: string, pictures: PictureStore, path: string): Promise<ImportedImage | undefined> => {
  const file = normalize(join(media, path))
  if (!file.startsWith(normalize(media) + sep)) return undefined
  const content = await readFile(file).catch(() => undefined)
  return importImage({ content, pictures, source: 'adobe-commerce', name: path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '') })
}
