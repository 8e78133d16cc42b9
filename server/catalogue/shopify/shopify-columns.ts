/** Columns by the name they have had since Shopify renamed them, in lower case, with the name they had before. */
const RENAMED: Readonly<Record<string, string>> = {
  'url handle': 'Handle',
  description: 'Body (HTML)',
  'published on online store': 'Published',
  sku: 'Variant SKU',
  price: 'Variant Price',
  'compare-at price': 'Variant Compare At Price',
  'inventory tracker': 'Variant Inventory Tracker',
  'inventory quantity': 'Variant Inventory Qty',
  'continue selling when out of stock': 'Variant Inventory Policy',
  'requires shipping': 'Variant Requires Shipping',
  'product image url': 'Image Src',
  'image source': 'Image Src',
  'variant image url': 'Variant Image',
  barcode: 'Variant Barcode',
}

const KNOWN = [
  ...new Set(Object.values(RENAMED)),
  'Title',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Status',
  'Gift Card',
  'Image Position',
  'Image Alt Text',
  'Google Shopping / MPN',
  ...[1, 2, 3].flatMap((number) => [`Option${number} Name`, `Option${number} Value`]),
]
const BY_LOWER_CASE = new Map(KNOWN.map((name) => [name.toLowerCase(), name]))

/** One name for a column of an old export and of a new one. */
export const shopifyColumn = (name: string): string => RENAMED[name.toLowerCase()] ?? BY_LOWER_CASE.get(name.toLowerCase()) ?? name

const LABEL = 255

/** How long the texts of a file may be. */
export const SHOPIFY_LIMITS: Readonly<Record<string, number>> = {
  Handle: LABEL,
  Title: LABEL,
  Vendor: LABEL,
  Type: LABEL,
  'Product Category': 1_000,
  Tags: 10_000,
  'Variant SKU': LABEL,
  'Image Src': 2_000,
  'Variant Image': 2_000,
  'Image Alt Text': 1_000,
  ...Object.fromEntries([1, 2, 3].flatMap((number) => [`Option${number} Name`, `Option${number} Value`]).map((name) => [name, LABEL])),
}
