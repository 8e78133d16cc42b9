/** One site's public configuration, from the schema that `themes/config.json` is checked with. */
export type { SiteConfig } from '../../schemas/generated/site-config.ts'
