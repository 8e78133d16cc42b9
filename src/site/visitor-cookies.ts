import type { SiteConfig } from './site-config.ts'
import { defined } from '../lib/defined.ts'

/** What the server reads from a visitor's cookies (contracts 5): mirrors of local storage. */
export interface VisitorCookies {
  readonly language?: string
  readonly navContext?: string
}

/** Reads the mirrors of a site's client and country. */
export const visitorCookies = (
  cookies: Readonly<Record<string, string | undefined>>,
  { clientName, code }: Pick<SiteConfig, 'clientName' | 'code'>,
): VisitorCookies => {
  const suffix = `${clientName}_${code.toLowerCase()}`
  const language = cookies[`language_${suffix}`]
  const navContext = cookies[`navContext_${suffix}`]
  return defined({ language, navContext })
}
