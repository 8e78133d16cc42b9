import type { SiteConfig } from '../../site/site-config.ts'

/** A site's configuration as the document carries it: settings of vendors that are off stay home. */
export const siteForBrowser = (site: SiteConfig): SiteConfig => ({
  ...site,
  integrations: Object.fromEntries(Object.entries(site.integrations).filter(([, { enabled }]) => enabled)),
})
