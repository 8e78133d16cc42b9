import type { HitImage } from '../../../src/clients/search/hit.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { inLocale } from '../../../src/site/text-language.ts'
import type { LocalisedText } from '../../database/schema/catalogue.ts'
import { bestStatus, codeOfStatus } from '../../../src/lib/stock-status.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import { localised } from '../localised.ts'
import { variantStatus } from '../variant-status.ts'
import type { IndexedProduct, IndexSource } from './index-source.ts'
import { defined } from '../../../src/lib/defined.ts'

/** One color on a product card, as the index holds it. */
export interface RecordColor {
  readonly slug: string
  readonly name: string
  readonly localised: Readonly<Record<string, { readonly name: string }>>
  readonly hex?: readonly string[]
  readonly swatch?: string
  readonly mainImage?: HitImage
  readonly secondaryImage?: HitImage
  /** Set where colors are products of their own. */
  readonly productId?: string
  readonly productSlug?: string
  readonly availabilityFlag: number
}

/** The colors of a product, its siblings' among them; none where it has no color option. */
export const recordColors = ({ siblings, variants, site }: IndexSource & { readonly site: SiteConfig }): readonly RecordColor[] =>
  siblings.flatMap((sibling) => {
    const byColor = groupBy(
      variants.filter(({ productId, color }) => productId === sibling.id && color !== null),
      ({ color }) => color?.slug ?? '',
    )
    return [...byColor].flatMap(([slug, group]) => {
      const color = group[0]?.color
      if (color === null || color === undefined) return []
      const [mainImage, secondaryImage] = imagesOfColor(sibling, slug)
      return [
        {
          slug,
          name: localised(color.label, 'en'),
          localised: namesIn(color.label, site),
          ...defined({ hex: color.hex, swatch: color.swatch, mainImage, secondaryImage }),
          ...(siblings.length === 1 ? {} : { productId: sibling.id, productSlug: sibling.slug }),
          availabilityFlag: codeOfStatus(
            bestStatus(group.map((variant) => variantStatus({ variant, isDiscontinued: sibling.isDiscontinued, site }))),
          ),
        },
      ]
    })
  })

/** Pictures of a color; all of the product's where none is of that color alone. */
export const imagesOfColor = ({ media }: Pick<IndexedProduct, 'media'>, colorSlug: string | undefined): readonly HitImage[] => {
  const own = media.filter((picture) => picture.colorSlug === colorSlug)
  return (own.length === 0 ? media : own).map(({ src, width, height }) => ({ src, width, height }))
}

/** A text in the site's languages other than English, which is the record's own. */
export const namesIn = (text: LocalisedText, { code, languages }: Pick<SiteConfig, 'code' | 'languages'>): Names => {
  const { en: _, ...translations } = text
  return Object.fromEntries(
    languages.flatMap((language) => {
      const [name] = inLocale(translations, localeTag(language, code))
      return name === undefined ? [] : [[language, { name }]]
    }),
  )
}

type Names = Readonly<Record<string, { readonly name: string }>>
