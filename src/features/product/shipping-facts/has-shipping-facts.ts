import type { SiteTerms } from '../../../../schemas/api/site-terms.ts'

/** Whether `ShippingFacts` has anything to say. */
export const hasShippingFacts = (terms: SiteTerms, isFinalSale: boolean): boolean => isFinalSale || Object.keys(terms).length > 0
