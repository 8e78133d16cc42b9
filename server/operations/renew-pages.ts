import type { VitrineApp } from '../app.ts'
import type { Runtime } from '../runtime.ts'

interface Deps extends Pick<VitrineApp, 'purge'> {
  readonly runtime: Pick<Runtime, 'sites'>
}

/** The storefront keeps an answer of the search for a second, and so does the embedded search itself. */
const SEARCH_LAG_MS = 2_500

/**
 * Has every page rendered anew once the search has followed the catalogue; menus name what was imported as well. Done twice: a page that is
 * asked for in between may still be made of what the search had before, and would be kept so for a minute.
 */
export const renewPages = ({ purge, runtime: { sites } }: Deps): void => {
  const all = sites.map(({ siteTag }) => `site:${siteTag}`)
  purge(all)
  setTimeout(() => purge(all), SEARCH_LAG_MS).unref()
}
