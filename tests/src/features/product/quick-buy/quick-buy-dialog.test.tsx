// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QuickBuyDialog } from '../../../../../src/features/product/quick-buy/quick-buy-dialog.tsx'
import { render } from '../../../../setup/render.tsx'

const TEE = {
  productId: '900001',
  cardProductId: '900001',
  name: 'Everyday tee',
  path: '/product/everyday-tee/900001',
  color: undefined,
  picture: undefined,
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const openOn = async (answer: Response): Promise<HTMLElement> => {
  vi.spyOn(window, 'fetch').mockResolvedValue(answer)
  render(<QuickBuyDialog product={TEE} isOpen onClose={vi.fn()} />)
  return within(await screen.findByRole('dialog', { name: TEE.name })).findByRole('alert')
}

it('names the incident that the server has answered with where the product cannot be read [PDP-17]', async () => {
  const alert = await openOn(new Response('', { status: 503, headers: { 'x-incident': 'E-0123ABCD' } }))
  expect(alert).toHaveTextContent('Reference: E-0123ABCD')
})

it('names none where the product is sold no more [PDP-16]', async () => {
  const alert = await openOn(new Response('', { status: 404 }))
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement())
  expect(alert).not.toHaveTextContent(/E-[0-9A-F]{8}/)
})
