import documents from '../../demo/merchant/site-terms.json'
import type { SiteTerms } from '../../schemas/api/site-terms.ts'
import type { MerchantSiteTerms } from '../../schemas/generated/merchant.ts'
import { siteTerms } from '../../server/commerce/merchant/site-terms.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

// The file is checked by a test of its own; what TypeScript infers has a field for every currency of any site.
const bySite = new Map((documents as unknown as readonly MerchantSiteTerms[]).map((document) => [document.site, document]))

/** What the demo's merchant promises on a site. */
export const demoTermsOf = (site: SiteConfig): SiteTerms => siteTerms({ site, merchant: { 'site-terms': bySite } })
