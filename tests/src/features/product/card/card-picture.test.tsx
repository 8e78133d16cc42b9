// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Hit, HitColor } from '../../../../../src/clients/search/hit.ts'
import { CARD_DEFAULTS } from '../../../../../src/features/product/card/card-config.ts'
import { ProductCard, type ProductCardProps } from '../../../../../src/features/product/card/product-card.tsx'
import { hit } from '../../../../factories/hit.ts'
import { render } from '../../../../setup/render.tsx'

afterEach(cleanup)

const picture = (name: string) => ({ src: `/images/${name}.jpg`, width: 1200, height: 1500 })

const color = (slug: string, changes: Partial<HitColor> = {}): HitColor => ({
  slug,
  name: slug,
  hex: ['#111111'],
  availabilityFlag: 1,
  mainImage: picture(slug),
  secondaryImage: picture(`${slug}-back`),
  ...changes,
})

interface Shown extends Partial<ProductCardProps> {
  readonly of?: Partial<Hit>
}

const show = ({ of = {}, ...props }: Shown = {}) =>
  render(<ProductCard hit={hit('1', of)} config={CARD_DEFAULTS} sizes="50vw" {...props} />)

const second = () => document.querySelector('img.second')

const media = () => document.querySelector('.media') ?? document.body

describe('the second picture of a card', () => {
  const shown = () => second()?.classList.contains('shown')

  it('comes with a mouse, shows once it is there, and goes with the mouse, but is kept', () => {
    show({ of: { colors: [color('navy')] } })
    expect(second()).toBeNull()
    fireEvent.pointerEnter(media(), { pointerType: 'mouse' })
    expect(second()).toHaveAttribute('src', '/images/navy-back.jpg')
    expect(second()).toHaveAttribute('alt', '')
    expect(second()).toHaveAttribute('sizes', '50vw')
    expect([second()?.getAttribute('width'), second()?.getAttribute('height')]).toEqual(['1200', '1500'])
    expect(shown()).toBe(false)
    fireEvent.load(second() ?? document.body)
    expect(shown()).toBe(true)
    fireEvent.pointerLeave(media(), { pointerType: 'mouse' })
    expect(shown()).toBe(false)
    expect(second()).toBeInTheDocument()
  })

  it('of another color waits for itself, not for the one before', () => {
    show({ of: { colors: [color('navy'), color('white')] } })
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' })
    fireEvent.pointerEnter(media(), { pointerType: 'mouse' })
    fireEvent.load(second() ?? document.body)
    fireEvent.click(screen.getByRole('button', { name: 'white' }))
    expect(second()).toHaveAttribute('src', '/images/white-back.jpg')
    expect(shown()).toBe(false)
  })

  it('is not fetched for what has none', () => {
    const { secondaryImage: _second, ...plain } = color('navy')
    show({ of: { colors: [plain] } })
    fireEvent.pointerEnter(media(), { pointerType: 'mouse' })
    expect(second()).toBeNull()
  })

  it('goes when the focus leaves the link', () => {
    show({ of: { colors: [color('navy')] } })
    fireEvent.pointerEnter(media(), { pointerType: 'mouse' })
    fireEvent.load(second() ?? document.body)
    fireEvent.blur(screen.getByRole('link'))
    expect(shown()).toBe(false)
  })

  it('leaves the first fetched early or late as the list says', () => {
    show({ of: { colors: [color('navy')] }, isEager: true })
    expect(document.querySelector('img')).toHaveAttribute('loading', 'eager')
    cleanup()
    show({ of: { colors: [color('navy')] } })
    expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy')
  })
})
