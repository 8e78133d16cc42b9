import type { SiteConfig } from '../src/site/site-config.ts'
import type { ServerConfig } from './config.ts'

/**
 * Sites as an environment shows them: the tag manager would count visits of developers and tests (THIRD-05). What is taken out here
 * reaches neither browsers nor the content security policy.
 */
export const sitesOfEnvironment = (sites: readonly SiteConfig[], { APP_ENV }: Pick<ServerConfig, 'APP_ENV'>): readonly SiteConfig[] => {
  if (APP_ENV === 'production' || APP_ENV === 'staging') return sites
  return sites.map((site) => {
    const { tagManager: _left, ...integrations } = site.integrations
    return { ...site, integrations }
  })
}
