import { expect, it, vi } from 'vitest'
import { putInCart } from '../../../../src/features/cart/put-in-cart.ts'

const purchase = { productId: '900001', sku: '900001-RED-S', quantity: 1 }

it('refuses to buy what is not available for purchase, without asking the server [CARTBTN-10]', async () => {
  const add = vi.fn()
  for (const stockStatus of ['NOTAVAILABLE', 'GIFTONLY'] as const) {
    await expect(putInCart({ add })({ ...purchase, stockStatus })).rejects.toThrow('Product is not available for purchase')
  }
  expect(add).not.toHaveBeenCalled()
})

it('throws with the problem as its cause when the cart refuses [CART-17]', async () => {
  const problem = { code: 'MAX_QUANTITY_EXCEEDED', status: 409, count: 20 }
  const add = vi.fn(async () => ({ outcome: 'rejected', problem }) as const)
  await expect(putInCart({ add })({ ...purchase, stockStatus: 'LOWSTOCK' })).rejects.toMatchObject({
    message: 'Failed to put item in cart',
    cause: problem,
  })
})

it('passes on everything but the stock status', async () => {
  const add = vi.fn(async () => ({ outcome: 'fulfilled', cart: undefined }) as const)
  await putInCart({ add })({ ...purchase, stockStatus: 'PREORDER' })
  expect(add).toHaveBeenCalledWith(purchase)
})
