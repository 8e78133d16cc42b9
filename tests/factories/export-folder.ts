import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A small Adobe Commerce export in a folder of its own: one product in two colors and two sizes, and its picture. */
export const writeAdobeExport = async (rows: readonly AdobeRow[] = SHIRT): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'export-'))
  await mkdir(join(directory, 'catalog'))
  await mkdir(join(directory, 'media', 's'), { recursive: true })
  await sharp({ create: { width: 60, height: 80, channels: 3, background: '#a44' } })
    .jpeg()
    .toFile(join(directory, 'media', 's', 'red.jpg'))
  await sharp({ create: { width: 60, height: 80, channels: 3, background: '#44a' } })
    .jpeg()
    .toFile(join(directory, 'media', 's', 'blue.jpg'))
  await writeFile(join(directory, 'catalog', 'products.csv'), toCsv(rows))
  return directory
}

export type AdobeRow = Partial<Record<(typeof COLUMNS)[number], string>>

const COLUMNS = [
  'sku',
  'store_view_code',
  'product_type',
  'categories',
  'name',
  'description',
  'meta_keywords',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'product_online',
  'created_at',
  'url_key',
  'base_image',
  'additional_images',
  'additional_attributes',
  'rating_summary',
  'review_count',
  'qty',
  'is_in_stock',
  'manage_stock',
  'use_config_manage_stock',
  'allow_backorders',
  'related_skus',
  'visibility',
  'configurable_variations',
  'configurable_variation_labels',
] as const

const variant = (size: string, color: string): AdobeRow => ({
  sku: `S1-${size}-${color}`,
  product_type: 'simple',
  name: `Shirt ${size} ${color}`,
  price: '40',
  base_image: `/s/${color.toLowerCase()}.jpg`,
  additional_attributes: `size=${size},color=${color}`,
  qty: '10',
  is_in_stock: '1',
  visibility: 'Not Visible Individually',
})

/** The rows of the small export. */
export const SHIRT: readonly AdobeRow[] = [
  variant('S', 'Red'),
  variant('M', 'Red'),
  variant('S', 'Blue'),
  variant('M', 'Blue'),
  {
    sku: 'S1',
    product_type: 'configurable',
    name: 'Field Shirt',
    price: '40',
    url_key: 'field-shirt',
    base_image: '/s/red.jpg',
    additional_attributes: 'material=Cotton|Linen,new=Yes',
    visibility: 'Catalog, Search',
    categories: 'Default Category/Men/Tops/Tees, Tanks & More,Default Category/Collections/Eco Friendly,Default Category',
    description: '<p onclick="x()">Soft<script>alert(1)</script></p>\n<img src=x onerror=alert(1)>',
    configurable_variations:
      'sku=S1-S-Red,size=S,color=Red|sku=S1-M-Red,size=M,color=Red|sku=S1-S-Blue,size=S,color=Blue|sku=S1-M-Blue,size=M,color=Blue',
  },
]

const toCsv = (rows: readonly AdobeRow[]): string =>
  [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => `"${(row[column] ?? '').replaceAll('"', '""')}"`).join(','))].join('\n')
