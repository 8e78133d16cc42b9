import { FILTER_KINDS } from '../../src/features/listing/filters.ts'

/** Parameters pages may depend on (contracts 4). Others, such as campaign tags, are the browser's business: they neither reach rendering nor split the cache. */
const KNOWN = new Set<string>([
  'query',
  'sortBy',
  'page',
  ...FILTER_KINDS,
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

/** Whether pages may depend on a parameter. Tabs name theirs; those that begin with `tab` are chosen by the server already. */
export const isKnownParameter = (name: string): boolean => KNOWN.has(name) || TAB_NAME.test(name)

/** As schemas/blocks/tabs.schema.json allows. */
const TAB_NAME = /^tab[A-Za-z0-9_-]{0,29}$/

/** The address with the parameters that can change the page; the first of a repeated one counts. */
export const pageAddress = (url: URL): URL => {
  // Not made by resolving the path: one that begins with two slashes would become a host.
  const address = new URL(url)
  address.search = ''
  for (const [name, value] of url.searchParams)
    if (isKnownParameter(name) && !address.searchParams.has(name)) address.searchParams.set(name, value)
  return address
}
