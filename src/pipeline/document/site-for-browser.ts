import type { SiteConfig } from '../../site/site-config.ts'

/** A site's configuration as the document carries it: settings of vendors that are off stay home. */
export const siteForBrowser = (site: SiteConfig): SiteConfig => ({
  ...site,
  // Every integration may be absent, so a part of them is of their type.
  integrations: Object.fromEntries(Object.entries(site.integrations).filter(([, { enabled }]) => enabled)) as SiteConfig['integrations'],
})
