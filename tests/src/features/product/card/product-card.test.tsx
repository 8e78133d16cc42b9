// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { HitColor } from '../../../../../src/clients/search/hit.ts'
import { without } from '../../../../../src/lib/without.ts'
import { CARD_DEFAULTS, readCardConfig } from '../../../../../src/features/product/card/card-config.ts'
import { cardPath } from '../../../../../src/features/product/card/card-path.ts'
import { ProductCard } from '../../../../../src/features/product/card/product-card.tsx'
import { columnsOr } from '../../../../../src/features/product/card/product-grid.tsx'
import { stockBadge, stockLevel } from '../../../../../src/features/product/card/stock-level.ts'
import { hit } from '../../../../factories/hit.ts'
import { render } from '../../../../setup/render.tsx'
import { defined } from '../../../../../src/lib/defined.ts'

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
const card = (changes: Parameters<typeof hit>[1] = {}, config = CARD_DEFAULTS) => (
  <ProductCard hit={hit('1', changes)} config={config} sizes="50vw" />
)
const restOn = () => userEvent.hover(screen.getByRole('article'))
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

describe('a product card', () => {
  it('shows picture, brand, name and price, and leads to the product in its first color [CARD-14]', () => {
    render(card({ colors: [color('navy'), color('white')] }))
    expect(screen.getByRole('link', { name: 'Linen shirt 1' })).toHaveAttribute('href', '/en/product/product-1/1?color=navy')
    expect(screen.getByText('Alder')).toBeInTheDocument()
    expect(screen.getByText('£45.00')).toBeInTheDocument()
  })

  it('shows the picture of its color, its own where that has none, and room for one where it has none either [DATA-74]', () => {
    const image = { src: '/images/own.jpg', width: 1200, height: 1500 }
    render(card({ image, colors: [color('navy'), color('white')] }))
    expect(pictures()).toEqual(['/images/navy.jpg'])
    cleanup()
    const { mainImage: _main, ...bare } = color('navy')
    render(card({ image, colors: [bare] }))
    expect(pictures()).toEqual(['/images/own.jpg'])
    cleanup()
    render(card({ colors: [bare] }))
    expect(pictures()).toEqual([])
    expect(document.querySelector('article a[aria-hidden] > span')).toBeInTheDocument()
  })

  it('follows the chosen color with picture and link [CARD-03]', async () => {
    render(card({ colors: [color('navy'), color('white')] }))
    await restOn()
    await userEvent.click(screen.getByRole('button', { name: 'white' }))
    expect(screen.getByRole('link', { name: 'Linen shirt 1' })).toHaveAttribute('href', '/en/product/product-1/1?color=white')
    expect(pictures()).toEqual(['/images/white.jpg'])
    expect(screen.getByRole('button', { name: 'white' })).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['en', undefined, '4.6 of 5, 23 reviews'],
    ['ar', 'ae', '4.6 من 5، 23 تقييمًا'],
    ['fr', 'ca', '4,6 sur 5, 23 avis'],
  ])('says in %s what shoppers think of it, and nothing where fewer than ten have said', (language, site, said) => {
    render(card({ rating: { average: 4.6, count: 23 } }), { language, ...defined({ site }) })
    expect(screen.getByRole('img', { name: said })).toHaveTextContent('23')
    cleanup()
    render(card({ rating: { average: 4.6, count: 9 } }), { language, ...defined({ site }) })
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('fetches the second picture only when it is looked at, and never for touch [CARD-16]', () => {
    render(card({ colors: [color('navy')] }))
    const media = document.querySelector('article > div')
    if (media === null) throw new Error('no media')
    fireEvent.pointerEnter(media, { pointerType: 'touch' })
    expect(pictures()).toEqual(['/images/navy.jpg'])
    fireEvent.pointerEnter(media, { pointerType: 'mouse' })
    expect(pictures()).toEqual(['/images/navy.jpg', '/images/navy-back.jpg'])
  })

  it('says when a pre-order ships, by short month and day [CARD-06]', () => {
    render(card({ availabilityFlag: -1, shippingDateRange: { minRange: Date.UTC(2026, 2, 12) / 1000, maxRange: 0 } }))
    expect(screen.getByText(/12 Mar/)).toBeInTheDocument()
  })

  it('shows a range where prices differ, and the note of a final sale', () => {
    render(card({ priceRange: { saleMin: 45, saleMax: 60, listMin: 45, listMax: 60 }, isFinalSale: true }))
    expect(screen.getByText('£45.00 - £60.00')).toBeInTheDocument()
    expect(screen.getByText(/Final sale/)).toBeInTheDocument()
  })
})

describe('swatches', () => {
  const colors = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => color(slug))

  it('are a number until a pointer first rests on the card or the focus is in it, and then buttons, too', async () => {
    render(card({ colors }))
    expect(screen.getByText('7 colours')).toBeInTheDocument()
    expect(screen.queryAllByRole('button')).toHaveLength(0)
    await restOn()
    expect(screen.getByText('7 colours')).toBeInTheDocument()
    expect(screen.getAllByRole('button')).toHaveLength(5)
    cleanup()
    render(card({ colors }))
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'a' })).toHaveFocus()
  })

  it('stop at the limit and count the rest [SWATCH-01, SWATCH-02, SWATCH-04]', async () => {
    render(card({ colors }))
    await restOn()
    expect(screen.getAllByRole('button')).toHaveLength(5)
    expect(screen.getByText('+2')).toBeInTheDocument()
    expect(CARD_DEFAULTS).toMatchObject({ swatchLimit: 5, swatchSize: 'small', swatchShape: 'square', swatchMinimum: 0 })
  })

  it('show their name where there is neither color nor picture of it [SWATCH-03]', async () => {
    render(card({ colors: [without(color('Undyed'), 'hex'), color('b')] }))
    await restOn()
    expect(screen.getByText('Undyed')).toBeInTheDocument()
  })

  it('stay away below the minimum [SWATCH-05]', async () => {
    render(card({ colors: colors.slice(0, 2) }, { ...CARD_DEFAULTS, swatchMinimum: 3 }))
    await restOn()
    expect(screen.queryAllByRole('button')).toHaveLength(0)
  })
})

describe('what a card works out', () => {
  it('badges sold out only where such products are fetched, few left only where that is shown [CARD-04, CARD-05]', () => {
    const badge = (flag: number, fetchOutOfStock: boolean, showLowStock: boolean) =>
      stockBadge(stockLevel(flag), { fetchOutOfStock, showLowStock })
    expect([
      badge(3, true, true),
      badge(3, false, true),
      badge(2, false, true),
      badge(2, true, false),
      badge(-1, true, true),
      badge(1, true, true),
    ]).toEqual(['outOfStock', undefined, 'lowStock', undefined, undefined, undefined])
  })

  it('leads to the product that a color is [CARD-13]', () => {
    const target = {
      hit: { slug: 'trio', productId: '18' },
      color: { slug: 'sage', productId: '19', productSlug: 'trio-sage' },
      sku: undefined,
    }
    expect(cardPath(target)).toBe('/product/trio-sage/19?color=sage')
    expect(cardPath({ ...target, color: { slug: 'ecru', productId: '18' }, sku: '18-ECRU-M' })).toBe('/product/trio/18?sku=18-ECRU-M')
    expect(cardPath({ ...target, color: undefined })).toBe('/product/trio/18')
  })

  it('takes settings of the right type only, and columns from 1 to 6', () => {
    expect(readCardConfig({ swatchLimit: 2, showRange: 'no', swatchShape: 'round', other: 1 })).toEqual({
      ...CARD_DEFAULTS,
      swatchLimit: 2,
      swatchShape: 'round',
    })
    expect([columnsOr(6, 4), columnsOr(7, 4), columnsOr(0, 3), columnsOr(2.5, 3)].map(({ desktop }) => desktop)).toEqual([6, 4, 3, 3])
  })

  it('has at most 3 in a row on tablets and 2 on phones, unless a merchandiser says how many [PLP-21]', () => {
    expect(columnsOr(4, 3)).toEqual({ mobileLarge: 2, tabletMedium: 3, desktop: 4 })
    expect(columnsOr({ mobileLarge: 1, desktop: 5 }, 3)).toEqual({ mobileLarge: 1, tabletMedium: 3, desktop: 5 })
    expect(columnsOr({ tabletMedium: 4, desktop: 6 }, 3)).toEqual({ mobileLarge: 2, tabletMedium: 4, desktop: 6 })
    expect(columnsOr({ mobileLarge: 0, tabletMedium: 1, desktop: 9 }, 3)).toEqual({ mobileLarge: 1, tabletMedium: 1, desktop: 3 })
  })
})
