/** The text that names the tax within a sum, as the country calls it: VAT, GST, consumption tax, else tax. */
export const taxIncludedKey = (country: string): string => `checkout.summary.${NAMES[country] ?? 'taxIncluded'}`

const NAMES: Readonly<Record<string, string>> = {
  AE: 'vatIncluded',
  AU: 'gstIncluded',
  CN: 'vatIncluded',
  GB: 'vatIncluded',
  JP: 'consumptionTaxIncluded',
  KR: 'vatIncluded',
  MX: 'vatIncluded',
  NL: 'vatIncluded',
}
