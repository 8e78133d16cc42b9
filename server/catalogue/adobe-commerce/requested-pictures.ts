import type { RequestedPicture } from '../files/file-media.ts'
import type { ColorRow } from '../../database/schema/catalogue.ts'
import type { CsvRow } from '../files/read-csv.ts'
import type { FileVariants, LocalisedRow } from './read-variants.ts'

interface Request {
  readonly row: LocalisedRow
  readonly variants: FileVariants['variants']
  /** Of the product. */
  readonly name: string
  readonly file: string
}

/** A color's pictures come from its first variant that has some; the product's own are added where they are other files. */
export const requestedPictures = ({ row, variants, name, file }: Request): readonly RequestedPicture[] => {
  const pictures = new Map<string, RequestedPicture>()
  const colors = new Map(
    variants.flatMap(({ variant }) => (variant.color === undefined ? [] : [[variant.color.slug, variant.color] as const])),
  )
  const single = colors.size === 1 ? [...colors.values()][0] : undefined
  const add = (from: CsvRow, color: ColorRow | undefined): void => {
    for (const source of sourcesOf(from)) {
      if (pictures.has(source)) continue
      pictures.set(source, {
        file,
        line: from.line,
        column: 'base_image',
        source,
        name: source.slice(source.lastIndexOf('/') + 1).replace(/\.[^.]+$/, ''),
        alt: { en: color === undefined ? name : `${name}, ${color.label['en'] ?? ''}` },
        ...(color === undefined ? {} : { colorSlug: color.slug }),
      })
    }
  }
  for (const { variant, row: own } of variants) add(own, variant.color)
  add(row, single)
  return [...pictures.values()]
}

/** What the vendor writes where no picture is chosen. */
const NONE = 'no_selection'

const sourcesOf = ({ cells }: CsvRow): readonly string[] =>
  [cells['base_image'] ?? '', ...(cells['additional_images'] ?? '').split(',')]
    .map((path) => path.trim())
    .filter((path) => path !== '' && path !== NONE)
