import { storeLanguage } from './store-language.ts'

interface Site {
  readonly clientName: string
  /** ISO 3166 alpha-2. */
  readonly code: string
}

/**
 * Stores the language a shopper follows a link to, in storage and as the cookie the server reads (contracts 5), and
 * takes along the address's query and fragment, which a cached page does not know. One listener for the page, so that
 * the links themselves can stay server HTML; returns how to stop.
 */
export const installLanguageChoice = (page: Document, site: Site): (() => void) => {
  const onClick = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[data-language]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    link.search = page.location.search
    link.hash = page.location.hash
    storeLanguage(page, site, link.dataset['language'] ?? '')
  }
  page.addEventListener('click', onClick, { capture: true })
  return () => page.removeEventListener('click', onClick, { capture: true })
}
