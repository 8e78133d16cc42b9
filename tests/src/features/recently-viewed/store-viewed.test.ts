// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { storeViewed } from '../../../../src/features/recently-viewed/store-viewed.ts'
import { RECENTLY_VIEWED_KEY, viewedProducts } from '../../../../src/features/recently-viewed/viewed-products.ts'
import { product } from '../../../factories/product.ts'

afterEach(() => viewedProducts().set([]))

const stored = (): unknown => JSON.parse(localStorage.getItem(RECENTLY_VIEWED_KEY) ?? '[]')

it('stores the product of each page that is shown, the newest first [RULES-01]', () => {
  let shown: ReturnType<typeof product> | undefined = product()
  let next = (): void => undefined
  storeViewed({
    getShown: () => ({ view: { context: shown === undefined ? {} : { product: shown } } }),
    subscribe: (listener) => {
      next = listener
    },
  })
  expect(stored()).toEqual(['900001'])
  shown = undefined
  next()
  shown = product({ id: '900002' })
  next()
  expect(stored()).toEqual(['900002', '900001'])
})
