// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { exampleProduct } from '../../../block-registry/example-product.ts'
import { StickyProductDetails } from '../../../block-registry/sticky-product-details/sticky-product-details.tsx'
import { render } from '../../setup/render.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('name, price and button are there only while the form to buy is out of sight above [BLOCK-45]', async () => {
  let see = (_isIntersecting: boolean, _bottom: number): void => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: readonly unknown[]) => void) {
        see = (isIntersecting, bottom) => act(() => notify([{ isIntersecting, boundingClientRect: { bottom } }]))
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  const block = { id: 'b', slots: {}, position: { index: 3, isAboveFold: false }, meta: {}, data: {} }
  render(
    <>
      <form data-buy-form="" />
      <StickyProductDetails {...block} props={{ showFrom: 'tabletMedium' }} />
    </>,
    { context: { kind: 'product', product: exampleProduct } },
  )
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  see(false, 900)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  see(false, -10)
  expect(await screen.findByRole('complementary', { name: 'Buy Everyday tee' })).toHaveTextContent('Everyday tee')
  see(true, 300)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
