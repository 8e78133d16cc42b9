import { FILTER_PARAMETERS } from './filter-parameters.ts'

/** Parameters that pages may depend on (contracts 4). Others, such as campaign tags, are read in the browser only. */
const KNOWN = new Set<string>([
  'query',
  'sortBy',
  'page',
  // Of the form for a price where no script writes them as one.
  'priceMin',
  'priceMax',
  ...FILTER_PARAMETERS,
  'featuredProductIds',
  'featuredCollections',
  'sku',
  'sizeType',
  'redirect',
  'subject',
  'description',
  'email',
  'type',
  'cf_country',
  'product_id',
  'username',
  'code',
  'attribute',
  'cartPublicId',
  'id',
  'orderReference',
  'phone',
  'hash',
  'statusCode',
  'paymentMethod',
  'utr',
  'pgTransactionId',
  'redirectResult',
  'payload',
  'to',
  'authorization',
  'account',
  'uat',
  'utt',
  'client',
  'country',
  'preview',
  'detectCountry',
])

/** As schemas/blocks/tabs.schema.json allows. */
const TAB_NAME = /^tab[A-Za-z0-9_-]{0,29}$/

/** Whether the shop gives a parameter a meaning: the server renders by it, so content must not use its name for something else. */
export const isKnownParameter = (name: string): boolean => KNOWN.has(name) || TAB_NAME.test(name)
