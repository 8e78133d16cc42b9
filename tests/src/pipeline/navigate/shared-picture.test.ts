// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nameSharedPicture } from '../../../../src/pipeline/navigate/shared-picture.ts'

const LISTING = '<main><a href="/en/product/tee/1"><picture></picture></a><a href="/en/product/cup/2"><picture></picture></a></main>'
const PRODUCT = '<main><button><picture></picture></button><button><picture></picture></button></main>'
const named = () => [...document.querySelectorAll<HTMLElement>('picture')].map(({ style }) => style.viewTransitionName ?? '')

beforeEach(() => {
  window.matchMedia = vi.fn(() => ({ matches: false }) as MediaQueryList)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
})
afterEach(() => vi.restoreAllMocks())

describe('the picture that two pages share', () => {
  it('is that of the card that was chosen, and the first of its product', () => {
    document.body.innerHTML = LISTING
    const { onShown, onEnd } = nameSharedPicture({ from: '/en/women', to: '/en/product/cup/2' })
    expect(named()).toEqual(['', 'shared-picture'])
    document.body.innerHTML = PRODUCT
    onShown()
    expect(named()).toEqual(['shared-picture', ''])
    onEnd()
    expect(named()).toEqual(['', ''])
  })

  it('goes back to its card', () => {
    document.body.innerHTML = PRODUCT
    const { onShown } = nameSharedPicture({ from: '/en/product/cup/2', to: '/en/women' })
    expect(named()).toEqual(['shared-picture', ''])
    document.body.innerHTML = LISTING
    onShown()
    expect(named()).toEqual(['', 'shared-picture'])
  })

  it('is not one that is out of view', () => {
    vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, -500, 100, 100))
    document.body.innerHTML = LISTING
    nameSharedPicture({ from: '/en/women', to: '/en/product/cup/2' })
    expect(named()).toEqual(['', ''])
  })

  it('does not move for who asked for stillness', () => {
    window.matchMedia = vi.fn(() => ({ matches: true }) as MediaQueryList)
    document.body.innerHTML = LISTING
    const { onShown } = nameSharedPicture({ from: '/en/women', to: '/en/product/cup/2' })
    document.body.innerHTML = PRODUCT
    onShown()
    expect(named()).toEqual(['', ''])
  })
})
