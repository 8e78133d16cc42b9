/** What shoppers do with the cart, by the names and data of contracts 6. */
export type CartAnalytics =
  | { readonly event: 'clickCart'; readonly data: { readonly itemCount: number } }
  | {
      readonly event: 'continueFromMiniCart'
      readonly data: { readonly itemCount: number; readonly total: number; readonly currency: string }
    }
