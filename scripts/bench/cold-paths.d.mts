export declare const sortPaths: (paths: readonly string[]) => { readonly listing: readonly string[]; readonly product: readonly string[] }
/** The listing at this path with a filter that it never gave before. */
export declare const neverFiltered: (path: string) => string
