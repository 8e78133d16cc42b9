// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Hit, HitColor } from '../../../../../src/clients/search/hit.ts'
import { CARD_DEFAULTS } from '../../../../../src/features/product/card/card-config.ts'
import { ProductCard, type ProductCardProps } from '../../../../../src/features/product/card/product-card.tsx'
import { Swatches } from '../../../../../src/features/product/card/swatches.tsx'
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

describe('the swatches of a card', () => {
  const swatches = (colors: readonly HitColor[], config = {}, isWanted = true) => {
    const onChoose = vi.fn()
    const chosen = 'b'
    render(<Swatches colors={colors} chosen={chosen} onChoose={onChoose} config={{ ...CARD_DEFAULTS, ...config }} isWanted={isWanted} />)
    return onChoose
  }
  const many = (count: number) => ['a', 'b', 'c', 'd'].slice(0, count).map((slug) => color(slug))
  const face = () => document.querySelector<HTMLElement>('.face')?.style

  it('are a named list of buttons, of which one is pressed, and each says its color', () => {
    const onChoose = swatches(many(2), { swatchSize: 'large', swatchShape: 'round' })
    expect(screen.getByRole('list', { name: 'Colours' })).toHaveClass('large', 'round')
    expect(
      screen.getAllByRole('button').map((one) => [one.getAttribute('aria-label'), one.title, one.getAttribute('aria-pressed')]),
    ).toEqual([
      ['a', 'a', 'false'],
      ['b', 'b', 'true'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'a' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('a')
    expect(screen.getByText('2 colours')).toBeVisible()
  })

  it.each([
    [2, 3, undefined],
    [3, 3, undefined],
    [4, 3, '1 more colour'],
    [4, 2, '2 more colours'],
  ])('of %i with room for %i say of the rest: %s', (count, swatchLimit, rest) => {
    swatches(many(count), { swatchLimit })
    expect(screen.getAllByRole('button')).toHaveLength(Math.min(count, swatchLimit))
    expect(screen.queryByText(/more colour/)?.textContent).toBe(rest)
    expect(screen.queryByText(/^\+/)?.textContent).toBe(rest === undefined ? undefined : `+${count - swatchLimit}`)
  })

  it.each([
    [2, 3, false],
    [3, 3, true],
    [4, 3, true],
    [0, 0, false],
    [1, 0, true],
  ])('of %i where there must be %i are there: %s', (count, swatchMinimum, areThere) => {
    swatches(many(count), { swatchMinimum }, false)
    expect(screen.queryByText(/colour/) !== null).toBe(areThere)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('are a number on a card with several colors, and nothing on one with one', () => {
    show({ of: { colors: many(2) } })
    expect(screen.getByText('2 colours')).toBeVisible()
    cleanup()
    show({ of: { colors: many(1) } })
    expect(screen.queryByText(/colour/)).toBeNull()
  })

  it('look as their color, as stripes of several, as cloth, and as their name where none is known', () => {
    swatches([color('a', { hex: ['#ff0000'] })])
    expect(face()?.background).toBe('rgb(255, 0, 0)')
    cleanup()
    swatches([color('a', { hex: ['#ff0000', 'url(javascript:x)', '#0000ff'] })])
    expect(face()?.background).toMatch(/^linear-gradient\(90deg, .* 0% 50%, .* 50% 100%\)$/)
    cleanup()
    swatches([color('a', { swatch: '/images/a cloth.jpg' })])
    expect(face()?.backgroundImage).toMatch(/a%20cloth/)
    cleanup()
    const { hex: _hex, ...plain } = color('Undyed')
    swatches([plain])
    expect(face()).toBeUndefined()
    expect(screen.getByText('Undyed')).toBeVisible()
  })
})
