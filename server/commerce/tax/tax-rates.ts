/** Basis points by country: included in the price, or added at checkout in the United States and Canada (contracts 8). */
const RATES: Readonly<Record<string, number>> = {
  US: 800,
  CA: 1300,
  GB: 2000,
  AU: 1000,
  AE: 500,
  JP: 1000,
  CN: 1300,
  HK: 0,
  TW: 500,
  KR: 1000,
  MY: 600,
  NL: 2100,
  MX: 1600,
}

/** Tax rate of a country in basis points; none known: none. */
export const taxRateOf = (countryCode: string): number => RATES[countryCode] ?? 0
