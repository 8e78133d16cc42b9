import sites from '../../themes/config.json'
import type { SiteConfig } from './site-config.ts'

/**
 * Every site, in a browser; the server reads the file itself. A build for a shop of one's own has the sites of its folder here
 * (scripts/vite/sites-of-shop.ts). Public keys of vendors may be absent: the document brings those of its own site.
 */
// `npm run generate` and every start check the file with the schema of this type; what TypeScript infers from JSON is wider.
export const ALL_SITES = Object.values(sites) as unknown as readonly SiteConfig[]
