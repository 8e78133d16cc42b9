interface Site {
  readonly clientName: string
  /** ISO 3166 alpha-2. */
  readonly code: string
}

const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Stores the language a shopper chose for a site, in storage and as the cookie the server reads (contracts 5). */
export const storeLanguage = (page: Document, { clientName, code }: Site, language: string): void => {
  const country = code.toLowerCase()
  const secure = page.location.protocol === 'https:' ? '; Secure' : ''
  page.cookie = `language_${clientName}_${country}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`
  try {
    page.defaultView?.localStorage.setItem(`language.${clientName}.${country}`, language)
  } catch {
    // Storage is refused: the cookie alone has the language.
  }
}
