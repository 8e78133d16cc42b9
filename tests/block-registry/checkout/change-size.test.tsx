// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ChangeSize } from '../../../block-registry/checkout/change-size.tsx'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { render } from '../../setup/render.tsx'

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../block-registry/checkout/change-size-dialog.tsx')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The sizes of a line of the bag, whose product is asked for with this answer. */
const open = async (answer: () => Promise<Response>): Promise<void> => {
  vi.stubGlobal('fetch', answer)
  const [line] = aReadyCart().items
  if (line === undefined) throw new Error('The bag is empty')
  render(<ChangeSize line={{ ...line, productId: '900001', size: 'M' }} />)
  await userEvent.click(screen.getByRole('button', { name: /^Change size/ }))
}

describe('another size of a line in the bag', () => {
  it('says that the sizes come while they do', async () => {
    await open(() => new Promise(() => undefined))
    expect(await screen.findByRole('status', { name: 'Loading the sizes' })).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Loading your bag' })).toBeNull()
  })

  it('names the incident where they do not come', async () => {
    await open(async () => new Response(null, { status: 503, headers: { 'x-incident': 'E-0123ABCD' } }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error loading product\.\s*Reference: E-0123ABCD$/)
  })
})
