import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../../schemas/api/cart.ts'
import type { PaymentSession } from '../../../../schemas/api/checkout.ts'
import { CommerceError } from '../../../../src/clients/commerce/commerce-client.ts'
import { checkoutMachine } from '../../../../src/features/checkout/checkout.machine.ts'
import type {
  CheckoutInput,
  DeliveryResult,
  ConfirmInput,
  Submission,
  WalletInput,
} from '../../../../src/features/checkout/checkout-vocabulary.ts'
import type { ConfirmResult, Delivery, StartResult, SubmitResult, WalletResult } from '../../../../src/features/checkout/checkout-types.ts'
import { cartItem } from '../../../factories/cart.ts'
import { aReadyCart } from '../../../factories/checkout-cart.ts'

interface Answers {
  readonly cart?: Cart | Error
  readonly saved?: DeliveryResult | Error
  readonly taxed?: Cart | Error
  readonly session?: Error
  /** One answer a submit, the last one again and again. */
  readonly submits?: readonly (SubmitResult | Error)[]
  readonly starts?: StartResult | Error
  readonly confirms?: readonly (ConfirmResult | Error)[]
  /** One answer an opening of the wallet. */
  readonly wallets?: readonly (WalletResult | Error)[]
}

const response = { code: 'SUCCESS', rawToken: 't', siteTag: 'ald-gb', uat: 'a', utt: 'b', utr: 'u', paymentMethod: 'creditcard' } as const
const accepted = { kind: 'accepted', response } as const
const rejected = (status: number, code: string) => ({ kind: 'rejected', status, code }) as const

/** Everything the machine asks for, answered by the world. */
const begin = (answers: Answers = {}, input: Partial<CheckoutInput> = {}) => {
  const counts = { submits: 0, confirms: 0 }
  const opened: WalletInput[] = []
  const submitted: Submission[] = []
  const answer = <Value>(value: Value | Error): Value => {
    if (value instanceof Error) throw value
    return value
  }
  const next = <Value>(values: readonly (Value | Error)[], index: number): Value => {
    const value = values[Math.min(index, values.length - 1)]
    if (value === undefined) throw new Error('The world has no answer.')
    return answer(value)
  }
  const machine = checkoutMachine.provide({
    actors: {
      loadCart: fromPromise<Cart | undefined>(async () => answer(answers.cart ?? aReadyCart())),
      saveDelivery: fromPromise<DeliveryResult, Delivery>(async () => answer(answers.saved ?? { kind: 'saved', cart: aReadyCart() })),
      waitForTax: fromPromise<Cart>(async () => answer(answers.taxed ?? aReadyCart())),
      loadPaymentSession: fromPromise<PaymentSession>(async () =>
        answer(
          answers.session ?? {
            sessionId: 's',
            clientKey: 'k',
            environment: 'test' as const,
            countryCode: 'GB',
            amount: { currency: 'GBP', value: 1 },
            paymentMethods: [],
          },
        ),
      ),
      openWallet: fromPromise<WalletResult, WalletInput>(async ({ input: given }) => {
        opened.push(given)
        return next<WalletResult>(answers.wallets ?? [{ kind: 'cancelled' }], opened.length - 1)
      }),
      submitOrder: fromPromise<SubmitResult, Submission>(async ({ input: given }) => {
        submitted.push(given)
        return next<SubmitResult>(answers.submits ?? [accepted], counts.submits++)
      }),
      startPayment: fromPromise<StartResult, Submission>(async () =>
        answer(answers.starts ?? { kind: 'started', utr: 'u', action: { type: 'await' } }),
      ),
      confirmPayment: fromPromise<ConfirmResult, ConfirmInput>(async () =>
        next(answers.confirms ?? [{ kind: 'authorised' as const }], counts.confirms++),
      ),
    },
    delays: { statusCheckInterval: 1, codeCheckInterval: 1 },
  })
  const actor = createActor(machine, { input: { requestedStep: 'basket', calculatesTax: false, ...input } }).start()
  const reach = (state: (snapshot: SnapshotFrom<typeof machine>) => boolean) => waitFor(actor, state, { timeout: 20_000 })
  return { actor, reach, counts, opened, submitted }
}

const card = {
  cardHolderName: 'Ada',
  encryptedCardNumber: 'a',
  encryptedExpiryMonth: 'b',
  encryptedExpiryYear: 'c',
  encryptedSecurityCode: 'd',
  lastFour: '1111',
}
const delivery: Delivery = { address: { countryCode: 'GB' } }

/** A shopper at the review step with a card, or with another method. */
const atReview = async (answers: Answers = {}, method = 'creditcard') => {
  const checkout = begin(answers, { requestedStep: 'payment' })
  await checkout.reach((snapshot) => snapshot.matches({ paying: 'choosing' }))
  checkout.actor.send({ type: 'payment.chosen', payment: method === 'creditcard' ? { method, card } : { method } })
  await checkout.reach((snapshot) => snapshot.matches('reviewing'))
  return checkout
}

const submit = (checkout: Awaited<ReturnType<typeof atReview>>) =>
  checkout.actor.send({ type: 'order.submitted', agreements: { termsAndConditions: true } })

describe('arriving at the checkout', () => {
  it('shows the wanted step where it may be entered, else the furthest one [ROUTE-11]', async () => {
    const shipping = begin({ cart: aReadyCart({ addresses: {} }) }, { requestedStep: 'review' })
    expect((await shipping.reach((snapshot) => !snapshot.hasTag('loading'))).hasTag('shipping')).toBe(true)
    const basket = begin({ cart: aReadyCart({ unavailableItems: [cartItem()] }) }, { requestedStep: 'shipping' })
    expect((await basket.reach((snapshot) => !snapshot.hasTag('loading'))).hasTag('basket')).toBe(true)
  })

  it('says why the payment is chosen again where the review is loaded anew, and only there [ROUTE-32]', async () => {
    const messagesOf = async (answers: Answers, requestedStep: CheckoutInput['requestedStep']) => {
      const { reach } = begin(answers, { requestedStep })
      const { context, ...snapshot } = await reach((next) => !next.hasTag('loading'))
      return [snapshot.hasTag('payment'), context.messages]
    }
    expect(await messagesOf({}, 'review')).toEqual([true, ['paymentAgain']])
    expect(await messagesOf({}, 'payment')).toEqual([true, []])
    expect(await messagesOf({ cart: aReadyCart({ addresses: {} }) }, 'review')).toEqual([false, []])
  })

  it('says that the bag was put together anew, whatever the step [API-11]', async () => {
    const { actor, reach } = begin({}, { requestedStep: 'payment' })
    actor.send({ type: 'bag.rebuilt' })
    expect((await reach((snapshot) => snapshot.hasTag('payment'))).context.messages).toEqual(['bagRebuilt'])
  })

  it('says so when the bag cannot be read, and reads it again when asked', async () => {
    const load = vi.fn(async (): Promise<Cart> => {
      if (load.mock.calls.length === 1) throw new Error('offline')
      return aReadyCart()
    })
    const actor = createActor(checkoutMachine.provide({ actors: { loadCart: fromPromise<Cart | undefined>(load) } }), {
      input: { requestedStep: 'basket', calculatesTax: false },
    }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('unavailable'))
    actor.send({ type: 'cart.retried' })
    expect((await waitFor(actor, (snapshot) => snapshot.hasTag('basket'))).context.cart).toBeDefined()
  })
})

describe('the shipping step', () => {
  it('goes on to payment once the address is saved', async () => {
    const { actor, reach } = begin({ cart: aReadyCart({ addresses: {} }) }, { requestedStep: 'shipping' })
    await reach((snapshot) => snapshot.matches({ shipping: 'editing' }))
    actor.send({ type: 'delivery.submitted', delivery })
    await reach((snapshot) => snapshot.hasTag('payment'))
  })

  it('stays with what was refused, field by field', async () => {
    const { actor, reach } = begin(
      { saved: { kind: 'refused', code: 'ADDRESS_INVALID', fields: { postcode: 'wrong' } } },
      { requestedStep: 'shipping' },
    )
    await reach((snapshot) => snapshot.matches({ shipping: 'editing' }))
    actor.send({ type: 'delivery.submitted', delivery })
    const snapshot = await reach(({ context }) => context.deliveryRefusal !== undefined)
    expect(snapshot.hasTag('shipping')).toBe(true)
    expect(snapshot.context.deliveryRefusal?.fields).toEqual({ postcode: 'wrong' })
  })

  it('is busy while tax is calculated and goes on when it is there [TAX-04, DATA-38]', async () => {
    const pending = aReadyCart({ tax: 'PENDING', taxCalculated: false })
    const { actor, reach } = begin(
      { cart: pending, saved: { kind: 'saved', cart: pending } },
      { requestedStep: 'shipping', calculatesTax: true },
    )
    await reach((snapshot) => snapshot.matches({ shipping: 'editing' }))
    actor.send({ type: 'delivery.submitted', delivery })
    expect((await reach((snapshot) => snapshot.matches({ shipping: 'calculatingTax' }))).hasTag('busy')).toBe(true)
    await reach((snapshot) => snapshot.hasTag('payment'))
  })

  it('shows the tax error and can try again [TAX-05]', async () => {
    const pending = aReadyCart({ tax: 'PENDING', taxCalculated: false })
    const { actor, reach } = begin(
      { cart: pending, saved: { kind: 'saved', cart: pending }, taxed: new Error('Tax Calculation Error') },
      { requestedStep: 'shipping', calculatesTax: true },
    )
    await reach((snapshot) => snapshot.matches({ shipping: 'editing' }))
    actor.send({ type: 'delivery.submitted', delivery })
    const failed = await reach((snapshot) => snapshot.matches({ shipping: 'taxFailed' }))
    expect(failed.hasTag('busy')).toBe(false)
    expect(failed.can({ type: 'tax.retried' })).toBe(true)
  })
})

describe('submitting the order', () => {
  it('cannot be submitted twice at once and clears the earlier rejection [CHECKOUT-01, CHECKOUT-02]', async () => {
    const checkout = await atReview({ submits: [rejected(503, 'SERVER_ERROR'), accepted] })
    submit(checkout)
    expect(checkout.actor.getSnapshot().can({ type: 'order.submitted', agreements: {} })).toBe(false)
    await checkout.reach((snapshot) => snapshot.matches('reviewing'))
    expect(checkout.actor.getSnapshot().context.rejectionError).toBe('500')
    submit(checkout)
    expect(checkout.actor.getSnapshot().context).toMatchObject({ rejectionError: undefined, messages: [] })
  })

  it('ends with the server’s answer, for the completion page [CHECKOUT-03]', async () => {
    const checkout = await atReview()
    submit(checkout)
    expect((await checkout.reach((snapshot) => snapshot.status === 'done')).output).toEqual(response)
  })

  it('can be retried after a rejection, counts it and shows its code [CHECKOUT-04, CHECKOUT-06, CHECKOUT-07, DATA-35, DATA-98]', async () => {
    const checkout = await atReview({ submits: [rejected(500, 'SERVER_ERROR')] })
    submit(checkout)
    const first = await checkout.reach((snapshot) => snapshot.context.failedCheckoutAttempts === 1 && snapshot.matches('reviewing'))
    expect(first.context.messages).toEqual(['serverError'])
    submit(checkout)
    const second = await checkout.reach((snapshot) => snapshot.context.failedCheckoutAttempts === 2)
    expect(second.context.messages).toEqual(['serverError'])
  })

  it.each([
    ['AD_RESULT_REFUSED', 402, 'payment'],
    ['CARD_MISSING', 422, 'payment'],
    ['UNABLE_TO_SHIP', 422, 'shipping'],
    ['UNAVAILABLE_ITEMS', 409, 'basket'],
  ] as const)('goes where %s can be put right', async (code, status, step) => {
    const checkout = await atReview({ submits: [rejected(status, code)] })
    submit(checkout)
    const snapshot = await checkout.reach((now) => now.hasTag(step))
    expect(snapshot.context.messages).not.toEqual([])
  })

  it('forgets the card after a refusal, so that it is entered again', async () => {
    const checkout = await atReview({ submits: [rejected(402, 'AD_RESULT_REFUSED')] })
    submit(checkout)
    expect((await checkout.reach((snapshot) => snapshot.hasTag('payment'))).context.payment).toEqual({ method: 'creditcard' })
  })
})

describe('the incident of what failed', () => {
  const cause = new CommerceError(503, { code: 'SERVER_ERROR', message: 'No', incident: 'E-0123ABCD' })

  it('is that of the submit, until the next one', async () => {
    const checkout = await atReview({ submits: [{ ...rejected(503, 'SERVER_ERROR'), incident: 'E-0123ABCD' }, accepted] })
    submit(checkout)
    const failed = await checkout.reach((snapshot) => snapshot.context.rejectionError !== undefined)
    expect(failed.context.rejectionIncident).toBe('E-0123ABCD')
    submit(checkout)
    expect((await checkout.reach(({ status }) => status === 'done')).context.rejectionIncident).toBeUndefined()
  })

  it('is that of a payment that could not be begun or confirmed', async () => {
    const checkout = await atReview({ submits: [cause] })
    submit(checkout)
    const failed = await checkout.reach((snapshot) => snapshot.context.rejectionError !== undefined)
    expect(failed.context.rejectionIncident).toBe('E-0123ABCD')
  })

  it('is that of a bag that could not be read', async () => {
    const failed = await begin({ cart: cause }).reach((snapshot) => snapshot.matches('unavailable'))
    expect(failed.context.incident).toBe('E-0123ABCD')
  })

  it('is none of a payment that was refused', async () => {
    const checkout = await atReview({ submits: [rejected(402, 'AD_RESULT_REFUSED')] })
    submit(checkout)
    const refused = await checkout.reach((snapshot) => snapshot.context.rejectionError !== undefined)
    expect(refused.context.rejectionIncident).toBeUndefined()
  })
})

describe('a payment that wants more', () => {
  it('starts the payment, acts, asks and submits again [CHECKOUT-11]', async () => {
    const checkout = await atReview({ submits: [{ kind: 'actionRequired', utr: 'u' }, accepted] })
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.hasTag('acting'))
    checkout.actor.send({ type: 'action.finished', details: { threeDSResult: 'x' } })
    await checkout.reach((snapshot) => snapshot.status === 'done')
    expect(checkout.counts).toEqual({ submits: 2, confirms: 1 })
  })

  it('goes to the provider before the submit where the method is no card', async () => {
    const checkout = await atReview({}, 'ideal')
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.hasTag('acting'))
    expect(checkout.counts.submits).toBe(0)
  })

  it('gives up after three rounds', async () => {
    const checkout = await atReview({ submits: [{ kind: 'actionRequired', utr: 'u' }], confirms: [{ kind: 'actionRequired' }] })
    submit(checkout)
    for (let round = 0; round < 3; round += 1) {
      await checkout.reach((snapshot) => snapshot.hasTag('acting') && snapshot.context.rounds === round + 1)
      checkout.actor.send({ type: 'action.finished', details: {} })
    }
    expect((await checkout.reach((snapshot) => snapshot.hasTag('payment'))).context.messages).toContain('preauthFailed')
  })

  it('asks five times while the bank has not said, then waits for the shopper', async () => {
    const checkout = await atReview({ submits: [{ kind: 'pending', utr: 'u' }], confirms: [{ kind: 'pending' }] })
    submit(checkout)
    const resting = await checkout.reach((snapshot) => snapshot.matches({ waiting: 'resting' }))
    expect(checkout.counts.confirms).toBe(5)
    expect(resting.context.messages).toContain('pending')
    expect(resting.can({ type: 'payment.checked' })).toBe(true)
  })

  it('returns to the methods without an error when it was cancelled', async () => {
    const checkout = await atReview({ submits: [{ kind: 'actionRequired', utr: 'u' }], confirms: [{ kind: 'cancelled' }] })
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.hasTag('acting'))
    checkout.actor.send({ type: 'action.finished', details: {} })
    expect((await checkout.reach((snapshot) => snapshot.hasTag('payment'))).context.messages).toEqual([])
  })

  it('offers the window again when the browser blocked it', async () => {
    const checkout = await atReview({}, 'ideal')
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.hasTag('acting'))
    checkout.actor.send({ type: 'action.blocked' })
    expect((await checkout.reach((snapshot) => snapshot.matches('reviewing'))).context.messages).toEqual(['popupsDisallowed'])
  })

  it('asks the server about a success in the address, and never believes it', async () => {
    const checkout = begin(
      { confirms: [{ kind: 'refused', isPreauth: false, code: 'AD_RESULT_REFUSED' }] },
      { requestedStep: 'payment', paymentReturn: { statusCode: 'AUTHORISED', utr: 'u' } },
    )
    expect((await checkout.reach((snapshot) => snapshot.hasTag('payment'))).context.messages).toEqual(['adResultRefused'])
    expect(checkout.counts).toEqual({ submits: 0, confirms: 1 })
  })
})

/** What a wallet signed for the bag of these tests. */
const signed = (total = aReadyCart().cartSummary.totalCost): WalletResult => ({ kind: 'approved', wallet: { token: 'signed', total } })
const code = { kind: 'started', utr: 'u', action: { type: 'qrCode', qrCodeData: 'c', url: '', secondsLeft: 600 } } as const

describe('a wallet', () => {
  it('is opened by the order’s button, and what it signed is submitted once [DATA-104]', async () => {
    const checkout = await atReview({ wallets: [signed()] }, 'applepay')
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.status === 'done')
    expect(checkout.opened).toHaveLength(1)
    expect(checkout.submitted[0]?.payment).toMatchObject({ method: 'applepay', wallet: { token: 'signed' } })
  })

  it('that is closed leaves the shopper at the review without an error, to try again [CHECKOUT-24]', async () => {
    const checkout = await atReview({ wallets: [{ kind: 'cancelled' }, signed()] }, 'paywithgoogle')
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.matches('reviewing'))
    expect(checkout.actor.getSnapshot().context.messages).toEqual([])
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.status === 'done')
  })

  it.each([{ kind: 'unavailable' } as const, new Error('no script')])(
    'that cannot be opened says so, and nothing is submitted',
    async (answer) => {
      const checkout = await atReview({ wallets: [answer] }, 'paywithgoogle')
      submit(checkout)
      expect((await checkout.reach(({ context }) => context.messages.length > 0)).context.messages).toEqual(['walletUnavailable'])
      expect(checkout.counts.submits).toBe(0)
    },
  )

  it('whose payment was refused has to sign again [CODE-05]', async () => {
    const checkout = await atReview({ wallets: [signed()], submits: [rejected(402, 'AD_RESULT_REFUSED')] }, 'applepay')
    submit(checkout)
    expect((await checkout.reach((snapshot) => snapshot.hasTag('payment'))).context.payment).toEqual({ method: 'applepay' })
  })

  const express = (total: number) => ({
    payment: { method: 'paypal_express', wallet: { token: 'early', total } },
    cart: aReadyCart(),
    session: {
      sessionId: '',
      clientKey: '',
      environment: 'test' as const,
      countryCode: 'GB',
      amount: { currency: 'GBP', value: 1 },
      paymentMethods: [],
    },
  })
  const sum = aReadyCart().cartSummary.totalCost

  it.each([
    [sum, 0],
    [sum - 1, 1],
  ])(
    'that was approved in the bag for %d goes to the review, and is asked again only where the sum is another by then [DATA-104]',
    async (total, openings) => {
      const checkout = begin({ wallets: [signed()] })
      await checkout.reach((snapshot) => snapshot.matches('basket'))
      checkout.actor.send({ type: 'express.approved', approval: express(total) })
      await checkout.reach((snapshot) => snapshot.matches('reviewing'))
      submit(checkout)
      await checkout.reach((snapshot) => snapshot.status === 'done')
      expect(checkout.opened).toHaveLength(openings)
    },
  )

  it('that was approved on another page is at the review when the checkout comes', async () => {
    const checkout = begin({}, { requestedStep: 'review', express: express(sum) })
    expect((await checkout.reach((snapshot) => !snapshot.hasTag('loading'))).matches('reviewing')).toBe(true)
  })
})

describe('a code to scan', () => {
  it('is asked about until it is paid, and then the order is placed [CHECKOUT-24]', async () => {
    const checkout = await atReview(
      {
        starts: code,
        confirms: [{ kind: 'pending' }, new Error('offline'), { kind: 'authorised', response }, { kind: 'authorised', response }],
      },
      'wechatpayQR',
    )
    submit(checkout)
    expect((await checkout.reach((snapshot) => snapshot.status === 'done')).output).toEqual(response)
    expect(checkout.counts.submits).toBe(0)
  })

  it('whose time is over is given up with words, and a new one can be had', async () => {
    const checkout = await atReview({ starts: code, confirms: [{ kind: 'pending' }] }, 'wechatpayQR')
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.matches('scanning'))
    checkout.actor.send({ type: 'action.expired' })
    const expired = await checkout.reach((snapshot) => snapshot.matches('reviewing'))
    expect([expired.context.messages, expired.context.utr]).toEqual([['paymentExpired'], undefined])
    checkout.actor.send({ type: 'payment.restarted' })
    await checkout.reach((snapshot) => snapshot.matches('scanning'))
  })

  it('that was paid in its last second is the order all the same', async () => {
    const checkout = await atReview({ starts: code, confirms: [{ kind: 'authorised', response }] }, 'wechatpayQR')
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.matches('scanning'))
    checkout.actor.send({ type: 'action.expired' })
    await checkout.reach((snapshot) => snapshot.status === 'done')
  })

  it('that is closed leads back to the ways to pay without an error [CHECKOUT-24]', async () => {
    const checkout = await atReview({ starts: code, confirms: [{ kind: 'cancelled' }] }, 'wechatpayQR')
    submit(checkout)
    await checkout.reach((snapshot) => snapshot.matches('scanning'))
    checkout.actor.send({ type: 'action.finished', details: { cancelled: true } })
    expect((await checkout.reach((snapshot) => snapshot.hasTag('payment'))).context.messages).toEqual([])
  })
})

describe('a bank transfer', () => {
  it('is an order before it is paid', async () => {
    const action = { type: 'bankTransfer', reference: 'R', iban: 'I', beneficiary: 'B' } as const
    const checkout = await atReview(
      { starts: { kind: 'started', utr: 'u', action }, confirms: [{ kind: 'pending', response }] },
      'bankTransfer_IBAN',
    )
    submit(checkout)
    expect((await checkout.reach((snapshot) => snapshot.status === 'done')).output).toEqual(response)
  })
})

describe('every state of the chart', () => {
  it('is reached by some shopper', async () => {
    const seen = new Set<string>()
    const pending = aReadyCart({ tax: 'PENDING', taxCalculated: false })
    const watch = async (
      answers: Answers,
      drive: (checkout: ReturnType<typeof begin>) => Promise<unknown>,
      input: Partial<CheckoutInput> = {},
    ) => {
      const checkout = begin(answers, input)
      const subscription = checkout.actor.subscribe((snapshot) => note(seen, snapshot.value))
      note(seen, checkout.actor.getSnapshot().value)
      await drive(checkout)
      subscription.unsubscribe()
    }
    const pay = async ({ actor, reach }: ReturnType<typeof begin>) => {
      await reach((snapshot) => snapshot.matches({ paying: 'choosing' }))
      actor.send({ type: 'payment.chosen', payment: { method: 'creditcard', card } })
      actor.send({ type: 'order.submitted', agreements: {} })
    }
    await watch({ cart: new Error('x') }, ({ reach }) => reach((snapshot) => snapshot.matches('unavailable')))
    await watch({}, ({ reach }) => reach((snapshot) => snapshot.matches('basket')))
    await watch({ session: new Error('x') }, ({ reach }) => reach((snapshot) => snapshot.matches({ paying: 'methodsFailed' })), {
      requestedStep: 'payment',
    })
    await watch(
      { cart: pending, saved: { kind: 'saved', cart: pending }, taxed: new Error('x') },
      async ({ actor, reach }) => {
        await reach((snapshot) => snapshot.matches({ shipping: 'editing' }))
        actor.send({ type: 'delivery.submitted', delivery })
        await reach((snapshot) => snapshot.matches({ shipping: 'taxFailed' }))
      },
      { requestedStep: 'shipping', calculatesTax: true },
    )
    await watch(
      { submits: [{ kind: 'actionRequired', utr: 'u' }, accepted] },
      async (checkout) => {
        await pay(checkout)
        await checkout.reach((snapshot) => snapshot.matches('acting'))
        checkout.actor.send({ type: 'action.finished', details: {} })
        await checkout.reach((snapshot) => snapshot.status === 'done')
      },
      { requestedStep: 'payment' },
    )
    await watch(
      { submits: [{ kind: 'pending', utr: 'u' }], confirms: [{ kind: 'pending' }] },
      async (checkout) => {
        await pay(checkout)
        await checkout.reach((snapshot) => snapshot.matches({ waiting: 'resting' }))
      },
      { requestedStep: 'payment' },
    )
    await watch(
      { starts: code, confirms: [{ kind: 'pending' }] },
      async ({ actor, reach }) => {
        await reach((snapshot) => snapshot.matches({ paying: 'choosing' }))
        actor.send({ type: 'payment.chosen', payment: { method: 'wechatpayQR' } })
        actor.send({ type: 'order.submitted', agreements: {} })
        await reach((snapshot) => snapshot.matches({ scanning: 'asking' }))
        actor.send({ type: 'action.expired' })
        await reach((snapshot) => snapshot.matches('reviewing'))
        actor.send({ type: 'step.requested', step: 'payment' })
        await reach((snapshot) => snapshot.matches({ paying: 'choosing' }))
        actor.send({ type: 'payment.chosen', payment: { method: 'applepay' } })
        actor.send({ type: 'order.submitted', agreements: {} })
        await reach((snapshot) => snapshot.matches('reviewing'))
      },
      { requestedStep: 'payment' },
    )
    const transient = ['arriving', 'deciding', 'rejected', 'preauthFailed', 'shipping.saved', 'expired']
    expect(allStates().filter((state) => !seen.has(state) && !transient.includes(state))).toEqual([])
  })
})

const note = (seen: Set<string>, value: string | object): void => {
  if (typeof value === 'string') seen.add(value)
  else for (const [parent, child] of Object.entries(value)) seen.add(`${parent}.${String(child)}`)
}

const allStates = (): readonly string[] =>
  Object.entries(checkoutMachine.root.states).flatMap(([name, node]) => {
    const children = Object.keys(node.states)
    return children.length === 0 ? [name] : children.map((child) => `${name}.${child}`)
  })
