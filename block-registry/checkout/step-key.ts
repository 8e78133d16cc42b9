import type { CheckoutStep } from '../../src/features/checkout/checkout-types.ts'

/** What a step is called: the one that asks where an order goes asks only who pays where nothing is shipped. */
export const stepKey = (step: CheckoutStep, ships: boolean): string => `checkout.step.${step === 'shipping' && !ships ? 'details' : step}`
