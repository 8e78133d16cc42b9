import type { SiteConfig } from './site-config.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Stores the navigation context a shopper chose: in local storage for the browser and as a cookie for the server
 * (HOME-01, contracts 5). Where the browser refuses storage, the cookie alone has to do.
 */
export const storeNavContext = ({ clientName, code }: Pick<SiteConfig, 'clientName' | 'code'>, context: string): void => {
  const country = code.toLowerCase()
  document.cookie = `navContext_${clientName}_${country}=${encodeURIComponent(context)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  try {
    window.localStorage.setItem(`navContext.${clientName}.${country}`, context)
  } catch {
    // Private windows refuse it; the cookie is read at the next visit all the same.
  }
}
