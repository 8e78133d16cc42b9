import { NAVIGATION_LABELS } from '../../../server/catalogue/navigation-labels.ts'
import { art, block, type SeedNode, type SeedPage, type SeedProps } from '../../../platform/seed/seed-node.ts'
import type { FocalPoint } from '../../../schemas/page.ts'
import { isWords, words, type Words } from '../../../platform/seed/words.ts'
import { heroArt } from '../hero-art.ts'
import { defined } from '../../../src/lib/defined.ts'

interface Tile {
  /** Below the department: `/clothing/coats`. */
  readonly path: string
  readonly art: string
  /** What stays in view of a picture that a square would cut. */
  readonly focus?: FocalPoint
}

interface Department {
  readonly slug: string
  readonly sites?: readonly string[]
  readonly text: Words
  readonly art: string
  readonly tiles: readonly Tile[]
  /** Something to read. */
  readonly edit: SeedProps<'text-and-image'>
  readonly all: Words
}

const BEST_SELLERS = words('Best sellers', 'Los más vendidos', 'Les plus vendus', 'الأكثر مبيعًا', 'ベストセラー')

/** The page of a department: what it is, its kinds of things, something to read, what sells best, and the way to all of it. */
export const departmentPage = ({ slug, sites, text, tiles, edit, all, ...department }: Department): SeedPage => ({
  key: `listing/${slug}`,
  kind: 'listing',
  ...defined({ sites }),
  title: labelOf(slug),
  blocks: [
    block('breadcrumbs', `${slug}-breadcrumbs`),
    block('hero', `${slug}-hero`, {
      props: { heading: labelOf(slug), text, ...heroArt(department.art) },
      slots: { buttons: [block('button', `${slug}-hero-all`, { props: { label: all, href: `/${slug}/all`, variant: 'secondary' } })] },
    }),
    block('category-cards', `${slug}-types`, {
      props: {
        columns: { desktop: tiles.length, tabletMedium: tiles.length > 4 ? 3 : tiles.length, mobileLarge: 2 },
        aspect: 'square',
      },
      slots: { cards: tiles.map((tile) => cardOf(slug, tile)) },
    }),
    block('text-and-image', `${slug}-edit`, { props: edit }),
    block('product-tray', `${slug}-best`, {
      props: {
        source: 'rule',
        filters: { categories: [slug] },
        header: BEST_SELLERS,
        footer: all,
        href: `/${slug}/all`,
      },
    }),
  ],
})

const cardOf = (department: string, { path, art: picture, focus }: Tile): SeedNode => {
  const type = path.split('/').at(-1) ?? ''
  return block('category-card', `${department}-type-${type}`, {
    props: { title: labelOf(type), image: art(picture), href: `/${department}${path}`, ...(focus && { imageFocus: focus }) },
  })
}

/** What the catalogue calls a category. */
const labelOf = (slug: string): Words => {
  const label = NAVIGATION_LABELS[slug]
  if (label === undefined || !isWords(label)) throw new Error(`No label for ${slug}`)
  return label
}
