/** Of the address of the page: product ids with commas between. */
const PARAMETER = 'products'
const MAX_PRODUCTS = 200
/** As imports make them too: any letters, a space, a dot. */
const PRODUCT_ID = /^[\p{L}\p{Nd}][\p{L}\p{Nd} ._-]{0,254}$/u

/** The list somebody shared, from the query of its address; undefined on the shopper's own. */
export const readSharedList = (search: string): readonly string[] | undefined => {
  const ids = (new URLSearchParams(search).get(PARAMETER) ?? '').split(',').filter((id) => PRODUCT_ID.test(id))
  return ids.length === 0 ? undefined : [...new Set(ids)].slice(0, MAX_PRODUCTS)
}

/** `page`: the whole address of the favourites. */
export const sharedListUrl = (page: string, ids: readonly string[]): string =>
  `${page}?${PARAMETER}=${ids.map(encodeURIComponent).join(',')}`
