// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Order } from '../../../../schemas/api/checkout.ts'
import { InvoiceButton } from '../../../../src/features/orders/invoice-button.tsx'
import { OrderDelivery } from '../../../../src/features/orders/order-delivery.tsx'
import { OrderCard } from '../../../../src/features/orders/order-list.tsx'
import { OrderSummary } from '../../../../src/features/orders/order-summary.tsx'
import { render } from '../../../setup/render.tsx'

type Item = Order['items'][number]
const TEE: Item = {
  sku: 'A',
  productId: '1',
  name: 'Everyday tee',
  brand: 'Alder',
  quantity: 2,
  price: 10,
  thumbnailUrl: '/images/tee.jpg',
  color: 'White',
  size: 'M',
}
const CARD: Item = { ...TEE, sku: 'B', name: 'Gift card', needsShipping: false, color: '', size: '' }
const SUMMARY = { totalItemCost: 20, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 20 }

const order = (change: Partial<Order> = {}): Order => ({
  orderReference: 'GB1',
  status: 'placed',
  placedAt: Date.UTC(2026, 10, 2, 12),
  currency: 'GBP',
  items: [TEE],
  summary: SUMMARY,
  shippingMethod: 'standard',
  ...change,
})
const parcel = (id: string, change: object = {}) => ({
  id,
  shippedAt: Date.UTC(2026, 10, 3, 12),
  carrier: 'Post',
  trackingNumber: `T${id}`,
  lines: [{ item: 0, quantity: 2 }],
  ...change,
})
const ARRIVAL = { from: '2026-11-05', to: '2026-11-07' }
/** Words as they are read: without the marks that isolate what is written in another direction. */
const said = (element: Element = document.body): string => (element.textContent ?? '').replace(/[\u2066-\u2069]/g, '')
const totals = () => [...document.querySelectorAll('dl')].flatMap((list) => [...list.children].map((row) => [...row.children].map(said)))

afterEach(cleanup)

describe('an order', () => {
  it('says its number, where it is, when it was placed, and what is in it', () => {
    render(<OrderSummary order={order({ language: 'fr' })} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Order number GB1')
    expect(screen.getByText('Placed')).toHaveAttribute('data-tone', 'going')
    expect(screen.getByText('Placed on 2 November 2026')).toBeVisible()
    const [item] = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')
    expect(said(item)).toBe('Everyday teeAlderWhite · MQuantity: 2£20.00')
    expect(screen.getByText('Everyday tee')).toHaveAttribute('lang', 'fr')
    expect(screen.getByText('White · M')).toHaveAttribute('lang', 'fr')
  })

  it.each([
    ['pendingPayment', 'waiting'],
    ['processing', 'going'],
    ['partiallyShipped', 'going'],
    ['shipped', 'going'],
    ['delivered', 'over'],
    ['cancelled', 'over'],
    ['returned', 'over'],
  ] as const)('that is %s looks as what is %s', (status, tone) => {
    render(<OrderSummary order={order({ status })} />)
    expect(document.querySelector('[data-tone]')).toHaveAttribute('data-tone', tone)
  })

  it('costs its products and its delivery, which may be free or not needed', () => {
    render(<OrderSummary order={order()} />)
    expect(totals()).toEqual([
      ['Products', '£20.00'],
      ['Delivery', 'Free'],
      ['Total', '£20.00'],
    ])
    cleanup()
    render(<OrderSummary order={order({ items: [CARD] })} />)
    expect(totals()[1]).toEqual(['Delivery', 'Not needed'])
    cleanup()
    render(<OrderSummary order={order({ summary: { ...SUMMARY, deliveryCost: 5, totalCost: 25 } })} />)
    expect(totals()[1]).toEqual(['Delivery', '£5.00'])
  })

  it('names each voucher, or the discount of an order from before they were listed', () => {
    const vouchers = [{ code: 'SPRING', name: 'Spring', amount: 5 }]
    render(<OrderSummary order={order({ summary: { ...SUMMARY, totalDiscount: 5, vouchers, totalCost: 15 } })} />)
    expect(totals()[1]).toEqual(['Spring (SPRING)', '-£5.00'])
    cleanup()
    render(<OrderSummary order={order({ summary: { ...SUMMARY, totalDiscount: 5, totalCost: 15 } })} />)
    expect(totals()[1]).toEqual(['Discount', '-£5.00'])
  })

  it('has its tax as a part of the sum where prices are without it, and as a note where they are with it', () => {
    render(<OrderSummary order={order({ summary: { ...SUMMARY, totalTax: 4, totalCost: 24 } })} />)
    expect(totals()).toContainEqual(['Tax', '£4.00'])
    expect(said()).not.toMatch(/incl/i)
    cleanup()
    render(<OrderSummary order={order({ summary: { ...SUMMARY, totalTax: 3.33 } })} />)
    expect(totals().map(([name]) => name)).not.toContain('Tax')
    expect(said()).toContain('£3.33')
  })

  it('says what was given back', () => {
    render(<OrderSummary order={order({ refunded: 7 })} />)
    expect(totals()).toContainEqual(['Refunded', '-£7.00'])
  })

  it('says beside each item when it comes, where they do not come together', () => {
    const later: Item = { ...TEE, sku: 'C', availability: 'PREORDER', shipDateStart: Date.UTC(2026, 11, 1, 12) / 1000 }
    render(<OrderSummary order={order({ items: [TEE, later, CARD] })} arrival={ARRIVAL} />)
    const items = within(screen.getByRole('list', { name: 'Items' }))
      .getAllByRole('listitem')
      .map(said)
    expect(items[0]).toMatch(/Arrives .*5.*7/)
    expect(items[1]).toMatch(/Dec/)
    expect(items[2]).not.toMatch(/Arrives/)
    cleanup()
    render(<OrderSummary order={order()} arrival={ARRIVAL} />)
    expect(said()).not.toMatch(/Arrives/)
    cleanup()
    render(<OrderSummary order={order({ items: [later], status: 'shipped' })} />)
    expect(said(screen.getByRole('list', { name: 'Items' }))).not.toMatch(/Dec/)
  })

  it('that waits for a transfer says where to', () => {
    const transfer = { reference: 'R1', iban: 'NL02', beneficiary: 'Alder BV' }
    render(<OrderSummary order={order({ status: 'pendingPayment', transfer })} />)
    expect(totals().slice(0, 4)).toEqual([
      ['Amount:', '£20.00'],
      ['Account holder:', 'Alder BV'],
      ['IBAN:', 'NL02'],
      ['Reference:', 'R1'],
    ])
    cleanup()
    render(<OrderSummary order={order({ transfer: { ...transfer, bic: 'RABO' } })} />)
    expect(totals()).toContainEqual(['BIC:', 'RABO'])
  })
})

describe('parcels of an order', () => {
  it('say when they left, with whom, and where they can be followed', () => {
    render(<OrderSummary order={order({ shipments: [parcel('1', { trackingUrl: 'https://post.example/1' })] })} />)
    const [section] = screen.getAllByText('Your parcel').map((title) => title.parentElement)
    expect(said(section ?? document.body)).toBe('Your parcelShipped on 3 November 2026CarrierPostTracking numberT1Track the parcel')
    const follow = screen.getByRole('link', { name: /Track the parcel/ })
    expect(follow).toHaveAttribute('href', 'https://post.example/1')
    expect(follow).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('of which there are several say what is in each', () => {
    const shipments = [parcel('1'), parcel('2', { lines: [{ item: 1, quantity: 1 }] })]
    render(<OrderSummary order={order({ items: [TEE, { ...TEE, sku: 'B', name: 'Socks' }], shipments })} />)
    const parcels = screen.getByText('Your parcels').parentElement ?? document.body
    expect(within(parcels).getAllByRole('listitem').map(said)).toEqual([
      expect.stringContaining('ItemsEveryday tee × 2'),
      expect.stringContaining('ItemsSocks × 1'),
    ])
    expect(within(parcels).queryByRole('link')).toBeNull()
  })

  it('the days on which parcels left, arrived or were cancelled are in the header of the order', () => {
    const moved = { shipments: [parcel('1')], deliveredAt: Date.UTC(2026, 10, 5, 12), cancelledAt: Date.UTC(2026, 10, 6, 12) }
    render(<OrderSummary order={order(moved)} />)
    const header = said(document.querySelector('header') ?? document.body)
    expect(header).toMatch(/Shipped on 3 November 2026.*Delivered on 5 November 2026.*Cancelled on 6 November 2026/)
    cleanup()
    render(<OrderCard order={order({ shipments: [parcel('1')], deliveredAt: Date.UTC(2026, 10, 5, 12) })} />)
    expect(said()).toContain('Delivered on 5 November 2026')
    expect(said()).not.toContain('Shipped on')
  })
})

describe('an order in short', () => {
  it('has four pictures and the number of the rest, its pieces, its sum, and leads to all of it', () => {
    const items = Array.from({ length: 6 }, (_, index) => ({ ...TEE, sku: `${index}` }))
    render(<OrderCard order={order({ items, refunded: 7 })} />)
    expect(within(screen.getByRole('list', { name: 'Items' })).getAllByRole('img')).toHaveLength(4)
    expect(screen.getByText('+2')).toBeVisible()
    expect(said()).toContain('Placed on 2 Nov 2026 · 12 items · £20.00')
    expect(said()).toContain('Refunded £7.00')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/orders/GB1')
    cleanup()
    render(<OrderCard order={order({ items: items.slice(0, 4) })} />)
    expect(screen.queryByText(/^\+/)).toBeNull()
    expect(said()).not.toContain('Refunded')
  })

  it('shows what was made for the shopper as it was made', () => {
    const display = { texts: [], previewImage: { thumbnail: '/images/engraved.jpg' } } as unknown as NonNullable<
      Item['customisation']
    >['display']
    render(<OrderCard order={order({ items: [{ ...TEE, customisation: { display, inputs: [] } }] })} />)
    expect(screen.getByRole('img').getAttribute('src')).toContain('engraved')
  })
})

describe('where an order goes', () => {
  const DELIVERY = { firstName: 'Ada', lastName: 'King', addressLine1: '1 Mill Lane', city: 'Leeds', countryCode: 'GB' }
  const parts = () => [...document.querySelectorAll('section')].map((part) => said(part))

  it('says both addresses, how it travels, when it arrives, the gift note and how it is paid', () => {
    const addresses = { DELIVERY, BILLING: { ...DELIVERY, city: 'York' } }
    render(
      <OrderDelivery order={order({ addresses, shippingName: 'By bike', giftNote: 'For you' })} arrival={ARRIVAL} paymentMethod="paypal" />,
    )
    expect(parts()).toEqual([
      expect.stringMatching(/^Delivery address.*Leeds.*United Kingdom/),
      expect.stringMatching(/^Billing address.*York/),
      expect.stringMatching(/By bikeArrives/),
      'Your gift noteFor you',
      expect.stringMatching(/PayPal$/),
    ])
  })

  it('says no more than it knows', () => {
    render(<OrderDelivery order={order()} />)
    expect(parts()).toEqual([expect.stringMatching(/standard$/)])
    cleanup()
    render(<OrderDelivery order={order({ items: [CARD] })} />)
    expect(parts()).toEqual([expect.stringMatching(/Not needed$/)])
    cleanup()
    render(<OrderDelivery order={order({ items: [TEE, CARD] })} arrival={ARRIVAL} />)
    expect(said()).not.toMatch(/Arrives/)
  })
})

describe('the invoice of an order', () => {
  it('is posted with its token, to a sheet of its own', () => {
    render(<InvoiceButton order={order({ invoiceToken: 'secret' })} />)
    const form = screen.getByRole('button', { name: 'Invoice' }).closest('form')
    expect(form).toHaveAttribute('action', '/invoice')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveFormValues({})
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ orderReference: 'GB1', token: 'secret' })
  })

  it('is in the mail where this page has no token, and nowhere for what is not paid', () => {
    render(<InvoiceButton order={order()} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(said()).toContain('confirmation e-mail')
    for (const status of ['pendingPayment', 'cancelled'] as const) {
      cleanup()
      render(<InvoiceButton order={order({ status, invoiceToken: 'secret' })} />)
      expect(said()).toBe('')
    }
  })
})
