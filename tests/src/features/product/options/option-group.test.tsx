// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../../../schemas/api/product.ts'
import type { LevelOption } from '../../../../../src/features/product/options/levels.ts'
import { OptionChip } from '../../../../../src/features/product/options/option-chip.tsx'
import { OptionGroup } from '../../../../../src/features/product/options/option-group.tsx'
import { colorGroup, product } from '../../../../factories/product.ts'
import { render, surround } from '../../../../setup/render.tsx'

afterEach(cleanup)

const onPage = (of: Partial<Product> = {}) => ({ context: { kind: 'product' as const, product: product(of) } })

const option = (change: Partial<LevelOption> = {}): LevelOption => ({
  value: 'm',
  label: 'M',
  isSelected: false,
  isDisabled: false,
  isSoldOut: false,
  stockStatus: 'AVAILABLE',
  ...change,
})

describe('a value to choose', () => {
  const chip = (change: Partial<LevelOption> = {}, level: 'size' | 'color' = 'size', of: Partial<Product> = {}) => {
    const onChoose = vi.fn()
    const view = <OptionChip level={level} option={option(change)} onChoose={onChoose} />
    const { container } = render(view, onPage(of))
    return { onChoose, label: container.querySelector('label'), view }
  }

  it('is a radio of its level in a box, chosen by a click', () => {
    const { onChoose, label } = chip()
    const radio = screen.getByRole('radio', { name: 'M', checked: false })
    expect(radio).toHaveAttribute('name', 'size')
    expect(radio).toHaveAttribute('value', 'm')
    expect(radio).toBeEnabled()
    expect(label).toHaveClass('chip')
    expect(label).not.toHaveAttribute('title')
    expect(label).not.toHaveAttribute('data-sold-out')
    expect(label).not.toHaveAttribute('data-wide')
    fireEvent.click(radio)
    expect(onChoose).toHaveBeenCalledTimes(1)
  })

  it('that is chosen says so', () => {
    chip({ isSelected: true })
    expect(screen.getByRole('radio')).toBeChecked()
  })

  it('that is sold out is said to be, not only crossed out, and can still be looked at', () => {
    const { label } = chip({ isSoldOut: true, isSelected: true })
    expect(screen.getByRole('radio', { name: 'M, not available' })).toBeEnabled()
    expect(label).toHaveAttribute('data-sold-out', 'true')
    cleanup()
    chip({ isDisabled: true })
    expect(screen.getByRole('radio', { name: 'M' })).toBeDisabled()
  })

  it('that is sold out and chosen does not stand in the way of another before the code is there', () => {
    const html = (change: Partial<LevelOption>) =>
      renderToString(surround(<OptionChip level="size" option={option(change)} onChoose={vi.fn()} />, onPage()))
    expect(html({ isSoldOut: true, isSelected: true })).toContain('disabled=""')
    expect(html({ isSoldOut: true })).not.toContain('disabled=""')
    expect(html({ isSelected: true })).not.toContain('disabled=""')
  })

  it.each([
    [40, false],
    [41, true],
  ])('of %i letters is wide: %s [OPT-12]', (length, isWide) => {
    const { label } = chip({ label: 'm'.repeat(length) })
    expect(label?.hasAttribute('data-wide')).toBe(isWide)
  })

  it('that is a color is a swatch with its name, and a box where nobody knows how it looks', () => {
    const { label } = chip({ value: 'navy', label: 'Navy' }, 'color')
    expect(label).toHaveClass('color')
    expect(label).toHaveAttribute('title', 'Navy')
    expect(screen.getByRole('radio', { name: 'Navy' })).toHaveAttribute('name', 'color')
    cleanup()
    expect(chip({ value: 'navy', label: 'Navy', isSoldOut: true }, 'color').label).toHaveAttribute('title', 'Navy, not available')
    cleanup()
    const { hex: _hex, ...plain } = colorGroup('raw', [])
    expect(chip({ value: 'raw', label: 'Raw' }, 'color', { options: [plain] }).label).toHaveClass('chip')
    cleanup()
    expect(chip({ value: 'raw', label: 'Raw' }, 'color', { options: [{ ...plain, swatch: '/images/raw.jpg' }] }).label).toHaveClass('color')
  })
})

describe('the values of a level', () => {
  const SIZES = [option({ value: 's', label: 'S', isSelected: true }), option()]
  const group = (change: object = {}, of: Partial<Product> = {}, more: object = {}) => {
    const onChoose = vi.fn()
    const view = { level: 'size' as const, options: SIZES, chosen: 'S', isMessageShown: false, ...change }
    render(<OptionGroup view={view} onChoose={onChoose} {...more} />, onPage(of))
    return onChoose
  }

  it('are a group by the name of the level, with the choice in words, and each click says level and value', () => {
    const onChoose = group()
    const radios = screen.getByRole('radiogroup', { name: 'Size' })
    expect(radios).toHaveAttribute('aria-required', 'true')
    expect(radios).not.toHaveAttribute('aria-invalid')
    expect(radios).not.toHaveAttribute('aria-describedby')
    expect(radios).toHaveTextContent(/^SizeSSM$/)
    expect(within(radios).getAllByRole('radio')).toHaveLength(2)
    fireEvent.click(screen.getByRole('radio', { name: 'M' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ level: 'size', value: 'm' })
  })

  it('are said to be missing in words that the group is described by', () => {
    group({ isMessageShown: true, chosen: undefined })
    const radios = screen.getByRole('radiogroup', { name: 'Size' })
    expect(radios).toBeInvalid()
    expect(radios).toHaveAccessibleDescription('please select size')
    expect(radios).toHaveTextContent(/^SizeSMplease select size$/)
  })

  it('have the name that the merchant or the block gives them', () => {
    group({ isMessageShown: true }, { optionNames: { size: 'Length' } })
    expect(screen.getByRole('radiogroup', { name: 'Length' })).toHaveAccessibleDescription('please select Length')
    cleanup()
    group({}, { optionNames: { size: 'Length' } }, { label: 'How long' })
    expect(screen.getByRole('radiogroup', { name: 'How long' })).toBeInTheDocument()
  })

  it('have beside them, and not among them, what helps to choose', () => {
    group({}, {}, { aside: <a href="/guide">Size guide</a> })
    const link = screen.getByRole('link', { name: 'Size guide' })
    expect(within(screen.getByRole('radiogroup')).queryByRole('link')).toBeNull()
    expect(link.compareDocumentPosition(screen.getByRole('radiogroup'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
