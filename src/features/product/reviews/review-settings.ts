import type { SiteConfig } from '../../../site/site-config.ts'

type Integrations = SiteConfig['integrations']

/** A review service of a site, where it is enabled and the page is in English (PDP-12); `baseUrl` without trailing slash. */
export const reviewSettings = <Name extends 'bazaarvoice' | 'yotpo'>(
  site: SiteConfig,
  language: string,
  name: Name,
): (NonNullable<Integrations[Name]> & { readonly baseUrl: string }) | undefined => {
  const integration = site.integrations[name]
  if (integration?.enabled !== true || language !== 'en') return undefined
  return { ...integration, baseUrl: (integration.baseUrl ?? DEFAULT_BASES[name]).replace(/\/$/, '') }
}

const DEFAULT_BASES = { bazaarvoice: '/reviews', yotpo: '/reviews/yotpo' } as const
