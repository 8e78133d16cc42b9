import sites from '../../themes/config.json'
import type { SiteConfig } from './site-config.ts'

/** Every site, in a browser; the server reads the file itself. */
// `npm run generate` and every start check the file with the schema of this type; what TypeScript infers from JSON is wider.
export const ALL_SITES = Object.values(sites) as unknown as readonly SiteConfig[]
