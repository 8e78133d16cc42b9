import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../../schemas/api/cart.ts'
import type { PaymentSession } from '../../../../schemas/api/checkout.ts'
import { checkoutMachine } from '../../../../src/features/checkout/checkout.machine.ts'
import type { CheckoutStep, Delivery, PaymentReturn, SubmitResult } from '../../../../src/features/checkout/checkout-types.ts'
import type { CheckoutInput, DeliveryResult, Submission } from '../../../../src/features/checkout/checkout-vocabulary.ts'
import { aReadyCart } from '../../../factories/checkout-cart.ts'
import { defined } from '../../../../src/lib/defined.ts'

/* A shopper who goes back and forth between the steps, and one who comes back from a bank. */

const INPUT: CheckoutInput = { requestedStep: 'basket', calculatesTax: false }
const session: PaymentSession = {
  sessionId: 's',
  clientKey: 'k',
  environment: 'test',
  countryCode: 'GB',
  amount: { currency: 'GBP', value: 1 },
  paymentMethods: [],
}

const open = (paymentReturn?: PaymentReturn) => {
  const submitted: Submission[] = []
  const machine = checkoutMachine.provide({
    actors: {
      loadCart: fromPromise<Cart | undefined>(async () => aReadyCart()),
      saveDelivery: fromPromise<DeliveryResult, Delivery>(async () => ({ kind: 'saved', cart: aReadyCart({ revision: 77 }) })),
      loadPaymentSession: fromPromise<PaymentSession>(async () => session),
      submitOrder: fromPromise<SubmitResult, Submission>(async ({ input }) => {
        submitted.push(input)
        return { kind: 'rejected', status: 402, code: 'REFUSED' }
      }),
    },
  })
  const actor = createActor(machine, { input: { ...INPUT, ...defined({ paymentReturn }) } }).start()
  const reach = (isThere: (snapshot: SnapshotFrom<typeof machine>) => boolean) => waitFor(actor, isThere, { timeout: 20_000 })
  const goTo = (step: CheckoutStep) => {
    actor.send({ type: 'step.requested', step })
    return reach((snapshot) => snapshot.hasTag(step))
  }
  const chooseMethod = async (method: string) => {
    await reach((snapshot) => snapshot.matches({ paying: 'choosing' }))
    actor.send({ type: 'payment.chosen', payment: { method } })
    return reach((snapshot) => snapshot.hasTag('review'))
  }
  return { actor, reach, goTo, chooseMethod, submitted }
}

describe('going from step to step', () => {
  it('opens the step that was asked for while the bag was still loading', async () => {
    const { goTo } = open()
    expect((await goTo('payment')).hasTag('payment')).toBe(true)
  })

  it('opens shipping from the bag, goes back to the bag, and on to payment', async () => {
    const { reach, goTo } = open()
    await reach((snapshot) => snapshot.hasTag('basket'))
    for (const step of ['shipping', 'basket', 'payment', 'shipping', 'payment'] as const) {
      expect((await goTo(step)).hasTag(step)).toBe(true)
    }
  })

  it('opens earlier steps from the review', async () => {
    for (const step of ['basket', 'shipping', 'payment'] as const) {
      const { goTo, chooseMethod } = open()
      await goTo('payment')
      await chooseMethod('giftcard')
      expect((await goTo(step)).hasTag(step)).toBe(true)
    }
  })

  it('shows the bag as it was answered when the address was saved', async () => {
    const { actor, reach, goTo } = open()
    await goTo('shipping')
    actor.send({ type: 'delivery.submitted', delivery: { address: { countryCode: 'GB' } } })
    expect((await reach((snapshot) => snapshot.hasTag('payment'))).context.cart?.revision).toBe(77)
  })

  it('has the methods of payment once they are loaded', async () => {
    const { goTo, reach } = open()
    await goTo('payment')
    expect((await reach((snapshot) => snapshot.matches({ paying: 'choosing' }))).context.session).toEqual(session)
  })

  it('submits what the shopper has agreed to with the order', async () => {
    const { actor, reach, goTo, submitted } = open()
    await goTo('payment')
    await reach((snapshot) => snapshot.matches({ paying: 'choosing' }))
    const card = {
      cardHolderName: 'Ada',
      encryptedCardNumber: 'a',
      encryptedExpiryMonth: 'b',
      encryptedExpiryYear: 'c',
      encryptedSecurityCode: 'd',
      lastFour: '1111',
    }
    actor.send({ type: 'payment.chosen', payment: { method: 'creditcard', card } })
    await reach((snapshot) => snapshot.matches('reviewing'))
    actor.send({ type: 'order.submitted', agreements: { termsAndConditions: true } })
    await reach((snapshot) => snapshot.context.failedCheckoutAttempts === 1)
    expect(submitted.map(({ agreements }) => agreements)).toEqual([{ termsAndConditions: true }])
  })
})

describe('coming back from a bank', () => {
  it.each([
    ['a payment that was cancelled', 'CANCELLED', 'payment', []],
    ['a refused card', 'REFUSED', 'payment', ['adResultRefused']],
    ['an address that cannot be shipped to', 'UNABLE_TO_SHIP', 'shipping', ['unableToShip']],
    ['an order that is not there', 'ORDER_NOT_FOUND', 'basket', ['orderNotFound']],
  ] as const)('shows the step that mends %s, with its message [CHECKOUT-24]', async (_what, statusCode, step, messages) => {
    const { reach } = open({ statusCode, utr: 'u' })
    const snapshot = await reach((one) => !one.hasTag('loading'))
    expect([snapshot.hasTag(step), snapshot.context.messages]).toEqual([true, messages])
  })

  it('shows the bag, and no message, where the address carries no result [CHECKOUT-24]', async () => {
    const snapshot = await open({ statusCode: '' }).reach((one) => !one.hasTag('loading'))
    expect([snapshot.hasTag('basket'), snapshot.context.messages]).toEqual([true, []])
  })
})
