// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OrderLookup } from '../../../block-registry/order-lookup/order-lookup.tsx'
import { OrderStatus } from '../../../block-registry/order-status/order-status.tsx'
import type { Order } from '../../../schemas/api/checkout.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import type { CommerceClient, CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { expectSeen } from '../../setup/expect-seen.ts'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const order: Order = {
  orderReference: 'GB10000001',
  status: 'delivered',
  placedAt: Date.UTC(2025, 10, 3),
  currency: 'GBP',
  items: [
    {
      sku: '900001-NAVY-S',
      productId: '900001',
      name: 'Everyday tee',
      brand: 'Alder',
      quantity: 2,
      price: 35,
      thumbnailUrl: '/images/a.jpg',
      size: 'S',
    },
  ],
  summary: { totalItemCost: 70, totalDiscount: 10, deliveryCost: 5, totalTax: 0, totalCost: 65 },
  shippingMethod: 'standard',
}

const rest = { slots: {}, position: { index: 0, isAboveFold: true }, meta: {}, data: {}, id: 'x' } as const

const show = (address: string, send: (call: CommerceCall) => Promise<unknown>) => {
  const unused = (): never => {
    throw new Error('Not used here')
  }
  // The blocks only send; the answer's type is the caller's.
  const client: CommerceClient = {
    send: send as CommerceClient['send'],
    sessionId: () => undefined,
    restartSession: unused,
    forgetSession: unused,
    onSessionChange: unused,
    takeRebuilt: () => false,
  }
  const routes = [
    { path: '/tracking', element: <OrderLookup {...rest} slots={{ beside: null }} props={{ heading: '', text: '' }} /> },
    { path: '/orders/order-status', element: <OrderStatus {...rest} props={{ heading: '' }} /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <CommerceProvider value={client}>
      <InRouter router={router} />
    </CommerceProvider>,
  )
  return router
}

describe('following an order', () => {
  it('goes from the form to the order, and what was typed never enters the address [ROUTE-31]', async () => {
    const send = vi.fn().mockResolvedValue(order)
    const router = show('/tracking', send)
    await userEvent.type(screen.getByLabelText('Order number'), 'GB10000001')
    await userEvent.type(screen.getByLabelText('E-mail or phone'), 'jane@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Find the order' }))
    expect(await screen.findByText('Delivered')).toBeTruthy()
    expect(screen.getByText('Everyday tee')).toBeTruthy()
    expect(screen.getByText('£65.00')).toBeTruthy()
    expect(router.state.location.pathname + router.state.location.search).toBe('/orders/order-status')
    expect(send.mock.calls[0]?.[0].body).toEqual({ orderReference: 'GB10000001', email: 'jane@example.com' })
  })

  it('shows the form, and the order, as their pages of seen/in-use say', async () => {
    show('/tracking', vi.fn())
    await expectSeen('order-lookup')
    cleanup()
    show('/orders/order-status?orderReference=GB10000001&hash=abc', vi.fn().mockResolvedValue(order))
    await screen.findByText('Delivered')
    await expectSeen('order-status')
  })

  it('says of what ships later when it ships, until the parcel is on its way', async () => {
    const [item] = order.items
    const shipDateEnd = Date.UTC(new Date().getUTCFullYear() + 1, 11, 10) / 1000
    const later = { ...order, items: [{ ...item, availability: 'BACKORDER', shipDateEnd }] }
    show('/orders/order-status?orderReference=GB10000001&hash=abc', vi.fn().mockResolvedValue({ ...later, status: 'placed' }))
    expect(await screen.findByText(/Back-order: ships by 10 Dec/)).toBeTruthy()
    cleanup()
    show('/orders/order-status?orderReference=GB10000001&hash=abc', vi.fn().mockResolvedValue({ ...later, status: 'shipped' }))
    expect(await screen.findByText('Everyday tee')).toBeTruthy()
    expect(screen.queryByText(/Back-order/)).toBeNull()
  })

  it('asks at once when opened from the mail, and takes what is personal out of the address [ROUTE-31]', async () => {
    const send = vi.fn().mockResolvedValue(order)
    const router = show('/orders/order-status?orderReference=GB10000001&hash=abc', send)
    expect(await screen.findByText('Delivered')).toBeTruthy()
    expect(send).toHaveBeenCalledOnce()
    expect(router.state.location.search).toBe('?orderReference=GB10000001')
  })

  it('shows the form, with the number filled in, where that is all there is [ROUTE-31]', async () => {
    show('/orders/order-status?orderReference=GB10000001', vi.fn())
    expect((await screen.findByLabelText<HTMLInputElement>('Order number')).value).toBe('GB10000001')
  })

  it('shows one and the same message for every failure, and can be retried [ROUTE-31, DATA-98]', async () => {
    show('/orders/order-status?orderReference=GB1&email=a@b.co', vi.fn().mockRejectedValue(new Error('500')))
    expect((await screen.findByRole('alert')).textContent).toContain('We could not find this order')
    expect(screen.getByRole('button', { name: 'Find the order' })).toBeTruthy()
  })

  it('shows each parcel with its carrier and the way to follow it, when it arrived, and what was paid back', async () => {
    const parcel = { carrier: 'Parcel Post', lines: [{ item: 0, quantity: 1 }] }
    const shipments = [
      { ...parcel, id: 'a', shippedAt: Date.UTC(2025, 10, 4), trackingNumber: 'PP1', trackingUrl: 'https://tracking.example/PP1' },
      { ...parcel, id: 'b', shippedAt: Date.UTC(2025, 10, 5), trackingNumber: 'PP2' },
    ]
    show(
      '/orders/order-status?orderReference=GB10000001&hash=abc',
      vi.fn().mockResolvedValue({ ...order, shipments, deliveredAt: Date.UTC(2025, 10, 7), refunded: 12.5 }),
    )
    expect(await screen.findByText('Your parcels')).toBeTruthy()
    expect([screen.getByText('PP1'), screen.getByText('PP2')]).toHaveLength(2)
    const links = screen.getAllByRole('link', { name: 'Track the parcel' })
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://tracking.example/PP1', 'noopener noreferrer'],
    ])
    expect(screen.getByText(/Delivered on .*7 November 2025/)).toBeTruthy()
    expect(screen.getByText('-£12.50')).toBeTruthy()
  })

  it('says when an order was cancelled, and shows no parcel', async () => {
    const cancelled = { ...order, status: 'cancelled', cancelledAt: Date.UTC(2025, 10, 4) } as const
    show('/orders/order-status?orderReference=GB10000001&hash=abc', vi.fn().mockResolvedValue(cancelled))
    expect(await screen.findByText(/Cancelled on .*4 November 2025/)).toBeTruthy()
    expect(screen.queryByText('Your parcel')).toBeNull()
  })
})
