import type { SiteConfig } from '../../../site/site-config.ts'

interface Settings {
  /** Without trailing slash. */
  readonly baseUrl: string
  readonly text: (key: string) => string | undefined
}

/** A review service of a site, where it is switched on and the page is in English (PDP-12); undefined anywhere else. */
export const reviewSettings = (site: SiteConfig, language: string, name: 'bazaarvoice' | 'yotpo'): Settings | undefined => {
  const integration = site.integrations[name]
  if (integration?.enabled !== true || language !== 'en') return undefined
  return {
    baseUrl: (integration.baseUrl ?? DEFAULT_BASES[name]).replace(/\/$/, ''),
    text: (key) => {
      const value = integration[key]
      return typeof value === 'string' && value !== '' ? value : undefined
    },
  }
}

const DEFAULT_BASES = { bazaarvoice: '/reviews', yotpo: '/reviews/yotpo' } as const
