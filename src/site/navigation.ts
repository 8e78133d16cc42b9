/** A node of the navigation tree in one language (product.md 3, Navigation tree node); data file `/data/navTree`. */
export interface NavigationNode {
  readonly slug: string
  /** Address without prefix, e.g. `/women/shoes`. */
  readonly path: string
  readonly label: string
  /** Navigation context key, first level only. */
  readonly key?: string
  readonly hide?: boolean
  readonly image?: string
  /** Filter kinds and values that make the node's listing. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly seo?: { readonly title?: string; readonly description?: string }
  readonly children: readonly NavigationNode[]
}
