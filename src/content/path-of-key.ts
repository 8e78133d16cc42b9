const PATHS: Readonly<Record<string, string>> = {
  home: '/',
  contact: '/contact',
  favorites: '/my-favorites',
  tracking: '/tracking',
  orders: '/orders',
  account: '/account',
  checkout: '/checkout/basket',
  search: '/search',
}

/** Address without prefix of a page that words may link to; undefined for pages that have no address of their own. */
export const pathOfKey = (key: string): string | undefined => (key.startsWith('landing/') ? key.slice('landing'.length) : PATHS[key])
