/** The text that names the tax within a sum, as the country calls it: VAT, consumption tax, else tax. */
export const taxIncludedKey = (country: string): string => {
  if (VAT_COUNTRIES.has(country)) return 'checkout.summary.vatIncluded'
  return country === 'JP' ? 'checkout.summary.consumptionTaxIncluded' : 'checkout.summary.taxIncluded'
}

const VAT_COUNTRIES = new Set(['AE', 'GB'])
