/** Pages that belong together, made at once in a shop that has none of them. The shop cannot work without those that are needed. */
export const PAGE_SETS = [
  { id: 'frame', isNeeded: true, keys: ['header', 'footer', 'checkoutHeader', 'checkoutFooter'] },
  { id: 'home', isNeeded: true, keys: ['home'] },
  { id: 'catalogue', isNeeded: true, keys: ['listing', 'search', 'product', 'brand', 'brandIndex'] },
  { id: 'checkout', isNeeded: true, keys: ['checkout', 'complete', 'recreateCart', 'redirect'] },
  { id: 'nothing', isNeeded: true, keys: ['notFound', 'productNotFound', 'emptySearch', 'maintenance'] },
  {
    id: 'account',
    isNeeded: true,
    keys: [
      ...['account', 'accountSignIn', 'accountCreate', 'accountVerify', 'accountForgotPassword', 'accountSetPassword'],
      ...['accountAddresses', 'accountPaymentMethods', 'accountProfile', 'accountData'],
      ...['orders', 'orderDetails', 'orderStatus', 'tracking', 'favorites'],
    ],
  },
  { id: 'help', isNeeded: false, keys: ['landing/help/delivery', 'landing/help/returns', 'contact'] },
  { id: 'legal', isNeeded: false, keys: ['landing/legal/privacy'] },
] as const satisfies readonly PageSet[]

interface PageSet {
  readonly id: string
  readonly isNeeded: boolean
  readonly keys: readonly string[]
}

export type PageSetId = (typeof PAGE_SETS)[number]['id']

/** What nobody has made yet of a set; a page for some sites counts, too. */
export const missingOf = ({ keys }: PageSet, pages: readonly { readonly key: string; readonly state: string }[]): readonly string[] =>
  keys.filter((key) => !pages.some((page) => page.key === key && page.state !== 'archived'))
