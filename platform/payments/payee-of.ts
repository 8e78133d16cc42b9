import type { PaymentDeps } from './deps.ts'

/** Whom the pages of the test bank name: who sells in a currency. */
export const payeeOf = ({ sites }: Pick<PaymentDeps, 'sites'>, currency: string): string =>
  (sites.find((site) => site.currency.code === currency) ?? sites[0])?.siteName ?? 'the shop'
