// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ColorGroup, Product } from '../../../../../schemas/api/product.ts'
import { ColorLinks } from '../../../../../src/features/product/options/color-links.tsx'
import { Swatch } from '../../../../../src/features/product/options/swatch.tsx'
import { colorGroup, product, sizes } from '../../../../factories/product.ts'
import { render } from '../../../../setup/render.tsx'

afterEach(cleanup)

const onPage = (of: Partial<Product> = {}) => ({ context: { kind: 'product' as const, product: product(of) } })

describe('colors that are products of their own', () => {
  const OTHERS = [
    colorGroup('white', sizes('white', { S: 'AVAILABLE' })),
    colorGroup('red & blue', sizes('red', { S: 'NOTAVAILABLE', M: 'LOWSTOCK' }), { name: 'Red', path: '/product/tee-red/7' }),
    colorGroup('sage', sizes('sage', { S: 'NOTAVAILABLE', M: 'GIFTONLY' }), { path: '/product/tee-sage/8' }),
  ]

  it('are links beside this one, to their product in that color, which say what is sold out', () => {
    const onFollow = vi.fn()
    render(<ColorLinks onFollow={onFollow} />, onPage({ options: OTHERS }))
    const links = within(screen.getByRole('navigation', { name: 'Other colours' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.title, link.getAttribute('href'), link.dataset['soldOut']])).toEqual([
      ['Red', 'Red', '/en/product/tee-red/7?color=red%20%26%20blue', undefined],
      ['Sage, not available', 'Sage, not available', '/en/product/tee-sage/8?color=sage', 'true'],
    ])
    for (const link of links) link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(links[0] ?? document.body)
    expect(onFollow).toHaveBeenCalledTimes(1)
  })

  it('are no list where there are none', () => {
    render(<ColorLinks />, onPage())
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('a swatch', () => {
  const face = (group: Pick<ColorGroup, 'name' | 'hex' | 'swatch'>) => {
    const { container } = render(<Swatch group={group} />)
    return container.querySelector<HTMLElement>('.color')?.style
  }

  it('has its name, and is one color, several side by side, or a picture of the fabric', () => {
    expect(face({ name: 'Navy', hex: ['#000080'] })?.backgroundColor).toBe('rgb(0, 0, 128)')
    expect(screen.getByText('Navy')).toBeInTheDocument()
    expect(face({ name: 'Raw' })?.backgroundColor).toBe('')
    expect(face({ name: 'Flag', hex: ['#ff0000', '#0000ff'] })?.backgroundImage).toMatch(
      /^linear-gradient\(135deg, .* 0% 50%, .* 50% 100%\)$/,
    )
    expect(face({ name: 'Tweed', hex: ['#ff0000'], swatch: '/images/tweed cloth.jpg' })?.backgroundImage).toMatch(
      /^url\(.*tweed%20cloth.*\)$/,
    )
  })
})
