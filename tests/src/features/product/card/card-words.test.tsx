// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Hit, HitColor } from '../../../../../src/clients/search/hit.ts'
import { publishPromotions } from '../../../../../src/features/campaigns/promotion-texts.ts'
import { CARD_DEFAULTS } from '../../../../../src/features/product/card/card-config.ts'
import { ProductCard, type ProductCardProps } from '../../../../../src/features/product/card/product-card.tsx'
import { hit } from '../../../../factories/hit.ts'
import { site } from '../../../../factories/site.ts'
import { render } from '../../../../setup/render.tsx'

afterEach(() => {
  cleanup()
  publishPromotions(undefined)
  vi.unstubAllGlobals()
})

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
  readonly fetchOutOfStock?: boolean
}

const show = ({ of = {}, fetchOutOfStock = true, ...props }: Shown = {}) =>
  render(<ProductCard hit={hit('1', of)} config={CARD_DEFAULTS} sizes="50vw" {...props} />, {
    changes: { listing: { ...site().listing, fetchOutOfStock } },
  })

const badges = () => [...document.querySelectorAll('.badges > *')].map(({ textContent }) => textContent)

const media = () => document.querySelector('.media') ?? document.body

describe('the badges of a card', () => {
  it.each<readonly [string, Partial<Hit>, Shown, readonly string[]]>([
    ['nothing of what is simply there', {}, {}, []],
    ['that few are left', { availabilityFlag: 2 }, {}, ['Only a few left']],
    ['nothing of few where the block says so', { availabilityFlag: 2 }, { config: { ...CARD_DEFAULTS, showLowStock: false } }, []],
    ['that it is sold out, where such products are listed', { availabilityFlag: 3 }, {}, ['Sold out']],
    ['nothing of what is sold out elsewhere', { availabilityFlag: 3 }, { fetchOutOfStock: false }, []],
    ['that it costs less', { price: { sale: 30, list: 45, onSale: true } }, {}, ['Sale']],
    ['both', { availabilityFlag: 2, price: { sale: 30, list: 45, onSale: true } }, {}, ['Sale', 'Only a few left']],
    ['the stock of the color it shows', { availabilityFlag: 1, colors: [color('a', { availabilityFlag: 2 })] }, {}, ['Only a few left']],
  ])('say %s', (_, of, props, said) => {
    show({ of, ...props })
    expect(badges()).toEqual(said)
    expect(document.querySelector('.badges') === null).toBe(said.length === 0)
  })

  it('say what a campaign offers for it, which is told all that its rules may look at', () => {
    const asked = vi.fn(() => 'Three for two')
    publishPromotions(asked)
    show({ of: { availabilityFlag: 2, collections: ['summer'], price: { sale: 30, list: 45, onSale: true } } })
    expect(badges()).toEqual(['Sale', 'Only a few left', 'Three for two'])
    expect(asked).toHaveBeenLastCalledWith({
      location: 'badge',
      product: {
        brand: 'alder',
        categories: ['women', 'women > clothing'],
        collections: ['summer'],
        sale: 'ONSALE',
        availability: 'LOWSTOCK',
      },
    })
    cleanup()
    show()
    expect(badges()).toEqual(['Three for two'])
    expect(asked.mock.lastCall).toMatchObject([{ product: { sale: 'NOSALE', availability: 'AVAILABLE' } }])
  })
})

describe('what a card shows', () => {
  const COLORS = [color('navy'), color('white'), color('red')]

  it('is the first color that the shopper filtered by, else its first', () => {
    show({ of: { colors: COLORS }, preferredColors: ['red', 'white'] })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/product/product-1/1?color=white')
    cleanup()
    show({ of: { colors: COLORS }, preferredColors: ['green'] })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/product/product-1/1?color=navy')
  })

  it('is what is chosen on it, before what was filtered by', () => {
    show({ of: { colors: COLORS }, preferredColors: ['red'] })
    fireEvent.pointerEnter(screen.getByRole('article'))
    fireEvent.click(screen.getByRole('button', { name: 'white' }))
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/product/product-1/1?color=white')
  })

  it('has one link for everyone, and another by its picture that only a pointer meets', () => {
    show({ of: { colors: COLORS } })
    expect(screen.getAllByRole('link')).toHaveLength(1)
    const [first] = screen.getAllByRole('link', { hidden: true })
    expect(first).toHaveAttribute('tabindex', '-1')
    expect(first).toHaveAttribute('aria-hidden', 'true')
    expect(first).toHaveAttribute('href', '/en/product/product-1/1?color=navy')
    expect(first?.querySelector('img')).toHaveAttribute('alt', '')
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Linen shirt 1')
  })

  it('leads to the sku of the page’s address', () => {
    show({ of: { colors: [] }, sku: '1-NAVY-M' })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/product/product-1/1?sku=1-NAVY-M')
  })

  it('has its actions over the picture, the second one only where its settings have it', () => {
    const action = {
      name: 'test',
      render: ({ productId }: Hit) => <button type="button">Heart {productId}</button>,
      quickBuy: (_: Hit, shown: HitColor | undefined, path: string) => (
        <p>
          {shown?.slug} {path}
        </p>
      ),
    }
    show({ of: { colors: COLORS }, action })
    expect(within(media() as HTMLElement).getByRole('button', { name: 'Heart 1' })).toBeVisible()
    expect(screen.getByText('navy /product/product-1/1?color=navy')).toBeVisible()
    cleanup()
    show({ of: { colors: COLORS }, action, config: { ...CARD_DEFAULTS, quickBuy: false } })
    expect(screen.queryByText(/^navy/)).toBeNull()
    cleanup()
    show()
    expect(document.querySelector('.action')).toBeNull()
  })

  it.each([
    [9, false],
    [10, true],
  ])('says of %i reviews what they think: %s', (count, isSaid) => {
    show({ of: { rating: { average: 4.6, count } } })
    expect(screen.queryByRole('img', { name: /4\.6 of 5/ }) !== null).toBe(isSaid)
  })

  it('says when a pre-order ships, where the day is known, and nothing for what ships at once', () => {
    const shippingDateRange = { minRange: Date.UTC(2026, 2, 12) / 1000, maxRange: 0 }
    show({ of: { availabilityFlag: -1, shippingDateRange } })
    expect(screen.getByText('Ships after 12 Mar')).toBeVisible()
    cleanup()
    show({ of: { availabilityFlag: -1 } })
    expect(screen.queryByText(/^Ships/)).toBeNull()
    cleanup()
    show({ of: { availabilityFlag: -2, shippingDateRange } })
    expect(screen.queryByText(/^Ships/)).toBeNull()
    cleanup()
    show({ of: { availabilityFlag: 1, shippingDateRange, colors: [color('navy', { availabilityFlag: -1 })] } })
    expect(screen.getByText('Ships after 12 Mar')).toBeVisible()
  })

  it('has its price small, with what holds for it', () => {
    show({ of: { isFinalSale: true, priceRange: { saleMin: 45, saleMax: 60, listMin: 45, listMax: 60 } } })
    expect(document.querySelector('.price')).toHaveClass('small')
    expect(screen.getByText(/Final sale/)).toBeInTheDocument()
    cleanup()
    const config = { ...CARD_DEFAULTS, showRange: false }
    show({ config, of: { priceRange: { saleMin: 45, saleMax: 60, listMin: 45, listMax: 60 } } })
    expect(screen.queryByText('£45.00 - £60.00')).toBeNull()
  })
})
