/** What a field of a feed must be, from the channel's published rules. */
export interface FieldRule {
  readonly isRequired?: true
  readonly maxLength?: number
  readonly pattern?: RegExp
  readonly values?: readonly string[]
}

const ADDRESS = /^https?:\/\/[^\s<>"]+$/
const PRICE = /^\d+(?:\.\d{2,3})? [A-Z]{3}$/
const GENDERS = ['male', 'female', 'unisex']
const AGES = ['newborn', 'infant', 'toddler', 'kids', 'adult']
/** Not one markup, control character or half of a pair. */
const PLAIN = /^(?!.*<\/?[a-z][^>]*>)[^\p{Cc}\p{Cs}]*$/u

/** https://support.google.com/merchants/answer/7052112 */
export const GOOGLE: Readonly<Record<string, FieldRule>> = {
  'g:id': { isRequired: true, maxLength: 50, pattern: /^\S(?:.*\S)?$/ },
  'g:title': { isRequired: true, maxLength: 150, pattern: PLAIN },
  'g:description': { isRequired: true, maxLength: 5000, pattern: PLAIN },
  'g:link': { isRequired: true, maxLength: 2000, pattern: ADDRESS },
  'g:canonical_link': { maxLength: 2000, pattern: ADDRESS },
  'g:image_link': { isRequired: true, maxLength: 2000, pattern: /^https?:\/\/\S+\.(?:jpe?g|webp|png|gif)$/ },
  'g:additional_image_link': { maxLength: 2000, pattern: ADDRESS },
  'g:availability': { isRequired: true, values: ['in_stock', 'out_of_stock', 'preorder', 'backorder'] },
  'g:availability_date': { maxLength: 25, pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4}$/ },
  'g:price': { isRequired: true, pattern: PRICE },
  'g:sale_price': { pattern: PRICE },
  'g:brand': { isRequired: true, maxLength: 70, pattern: PLAIN },
  'g:gtin': { pattern: /^(?:\d{8}|\d{12,14})$/ },
  'g:mpn': { maxLength: 70 },
  'g:condition': { values: ['new', 'refurbished', 'used'] },
  'g:item_group_id': { maxLength: 50 },
  'g:color': { maxLength: 100, pattern: PLAIN },
  'g:size': { maxLength: 100, pattern: PLAIN },
  'g:size_type': { values: ['regular', 'petite', 'maternity', 'big', 'tall', 'plus'] },
  'g:gender': { values: GENDERS },
  'g:age_group': { values: AGES },
  'g:google_product_category': { pattern: /^\d+$/ },
  'g:product_type': { maxLength: 750, pattern: PLAIN },
  'g:shipping': {},
}

/** https://developers.facebook.com/docs/commerce-platform/catalog/fields */
export const META: Readonly<Record<string, FieldRule>> = {
  id: { isRequired: true, maxLength: 100 },
  title: { isRequired: true, maxLength: 200, pattern: PLAIN },
  description: { isRequired: true, maxLength: 9999, pattern: PLAIN },
  availability: { isRequired: true, values: ['in stock', 'out of stock', 'preorder', 'available for order', 'discontinued'] },
  condition: { isRequired: true, values: ['new', 'refurbished', 'used'] },
  price: { isRequired: true, pattern: PRICE },
  sale_price: { pattern: PRICE },
  link: { isRequired: true, pattern: ADDRESS },
  image_link: { isRequired: true, pattern: /^https?:\/\/\S+\.(?:jpe?g|png)$/ },
  additional_image_link: { maxLength: 2000 },
  brand: { isRequired: true, maxLength: 100, pattern: PLAIN },
  gtin: { pattern: /^(?:\d{8}|\d{12,14})$/ },
  mpn: { maxLength: 100 },
  item_group_id: { maxLength: 100 },
  color: { maxLength: 200 },
  size: { maxLength: 200 },
  gender: { values: GENDERS },
  age_group: { values: [...AGES, 'all ages', 'teen'] },
  google_product_category: { pattern: /^\d+$/ },
  product_type: { maxLength: 750 },
  shipping: { pattern: /^(?:[A-Z]{2}:[^:,]*:[^:,]+:\d+(?:\.\d{2,3})? [A-Z]{3},?)+$/ },
}

/** https://developers.openai.com/commerce/specs/file-upload/products; every field it names. */
export const OPENAI: Readonly<Record<string, FieldRule>> = {
  item_id: { isRequired: true, maxLength: 100 },
  title: { isRequired: true, maxLength: 150, pattern: PLAIN },
  description: { isRequired: true, maxLength: 5000, pattern: PLAIN },
  url: { isRequired: true, pattern: ADDRESS },
  brand: { isRequired: true, pattern: PLAIN },
  seller_name: { isRequired: true },
  image_url: { isRequired: true, pattern: /^https?:\/\/\S+\.(?:jpe?g|png|webp)$/ },
  availability: { isRequired: true, values: ['in_stock', 'out_of_stock', 'pre_order', 'backorder', 'unknown'] },
  price: { isRequired: true, pattern: PRICE },
  target_countries: { isRequired: true, pattern: /^[A-Z]{2}$/ },
  store_country: { isRequired: true, pattern: /^[A-Z]{2}$/ },
  sale_price: { pattern: PRICE },
  group_id: {},
  listing_has_variations: { values: ['true', 'false'] },
  variant_dict: {},
  gtin: { pattern: /^(?:\d{8}|\d{12,14})$/ },
  mpn: {},
  condition: { values: ['new', 'refurbished', 'used'] },
  product_category: {},
  color: {},
  size: {},
  gender: { values: GENDERS },
  age_group: { values: AGES },
  additional_image_urls: {},
  seller_url: { pattern: ADDRESS },
  shipping_price: { pattern: PRICE },
  accepts_returns: { values: ['true', 'false'] },
  return_deadline_in_days: { pattern: /^[1-9]\d*$/ },
  review_count: { pattern: /^[1-9]\d*$/ },
  star_rating: { pattern: /^[0-5]\.\d\d$/ },
  is_eligible_search: { values: ['true', 'false'] },
  is_eligible_checkout: { values: ['true', 'false'] },
}

/** What is wrong with a line of a feed, by field; empty fields are absent ones. */
export const problemsOf = (line: Readonly<Record<string, string>>, rules: Readonly<Record<string, FieldRule>>): readonly string[] => [
  ...Object.keys(line).flatMap((field) => (rules[field] === undefined ? [`${field} is no field of the channel`] : [])),
  ...Object.entries(rules).flatMap(([field, { isRequired, maxLength, pattern, values }]) => {
    const value = line[field] ?? ''
    if (value === '') return isRequired === true ? [`${field} is missing`] : []
    return [
      ...(maxLength !== undefined && value.length > maxLength ? [`${field} is longer than ${maxLength}`] : []),
      ...(pattern?.test(value) === false ? [`${field} is ${JSON.stringify(value)}`] : []),
      ...(values?.includes(value) === false ? [`${field} is ${JSON.stringify(value)}`] : []),
    ]
  }),
]
