/** In which currency a file's prices are. */
export interface FileCurrency {
  readonly currency: string
  /** What one unit of it is in other currencies, as the merchant says. */
  readonly rates: ReadonlyMap<string, number>
}

/**
 * What a dollar is in each currency. Fixed, so that the same file always gives the same prices; a country whose currency is the file's
 * has exactly the file's prices.
 */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  USD: 1,
  CAD: 1.35,
  GBP: 0.8,
  EUR: 0.92,
  AUD: 1.5,
  AED: 3.67,
  JPY: 150,
  CNY: 7.2,
  HKD: 7.8,
  TWD: 32,
  KRW: 1_350,
  MYR: 4.5,
  MXN: 18,
}

/**
 * What one unit of a file's currency is in another: as the merchant says, else by the fixed table, else by way of a currency that the
 * merchant says a rate for. Undefined where nothing says it.
 */
export const exchangeRate = ({ currency, rates }: FileCurrency, to: string): number | undefined => {
  if (currency === to) return 1
  const [known] = [rates.get(to), fixedRate(currency, to), ...[...rates].map(([by, rate]) => onward(rate, fixedRate(by, to)))].filter(
    (rate) => rate !== undefined,
  )
  return known
}

const fixedRate = (from: string, to: string): number | undefined => {
  const [one, other] = [PER_DOLLAR[from], PER_DOLLAR[to]]
  return one === undefined || other === undefined ? undefined : other / one
}

const onward = (rate: number, next: number | undefined): number | undefined => (next === undefined ? undefined : rate * next)

/** Whether there is a currency of this ISO code. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)
