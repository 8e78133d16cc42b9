/** Data file `/data/redirects` (NOTFOUND-09). */
export type RedirectMap = Readonly<Record<string, string | { readonly to?: string; readonly status?: number }>>
