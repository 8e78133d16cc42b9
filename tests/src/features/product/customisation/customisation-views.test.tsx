// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CustomisationDisplay, CustomisationOption } from '../../../../../schemas/api/customisation.ts'
import type { Product } from '../../../../../schemas/api/product.ts'
import { CustomisationOptionField } from '../../../../../src/features/product/customisation/customisation-option-field.tsx'
import { CustomisationPreview } from '../../../../../src/features/product/customisation/customisation-preview.tsx'
import type { ChoiceProblem, Choices } from '../../../../../src/lib/validate-customisation.ts'
import { product } from '../../../../factories/product.ts'
import { render } from '../../../../setup/render.tsx'

afterEach(cleanup)

const TEXT: CustomisationOption = {
  id: 'text',
  type: 'text',
  label: 'Engraving',
  values: [],
  applyDefault: false,
  inputAttributes: { minLength: 2, maxLength: 12 },
  rules: [{ rule: 'required' }],
}
const INK: CustomisationOption = {
  id: 'ink',
  type: 'swatches',
  label: 'Ink',
  values: [
    { value: '#c8a24a', label: 'Gold', type: 'hex' },
    { value: 'fff', label: 'White', type: 'hex' },
    { value: 'wood', label: 'Wood', type: 'image', image: '/images/wood.jpg' },
  ],
  defaultValue: '#c8a24a',
  applyDefault: true,
  inputAttributes: {},
  rules: [],
}
const PLACE: CustomisationOption = {
  ...INK,
  id: 'place',
  type: 'position',
  label: 'Place',
  values: [
    { value: 'upper', label: 'Top', type: 'text' },
    { value: 'lower', label: 'Bottom', type: 'text' },
  ],
  applyDefault: false,
  defaultValue: 'upper',
}

const show = (option: CustomisationOption, choices: Choices = {}, problem?: ChoiceProblem) => {
  const onChange = vi.fn()
  render(<CustomisationOptionField option={option} choices={choices} problem={problem} onChange={onChange} />)
  return onChange
}
const box = () => screen.getByRole('textbox')

describe('words on a product', () => {
  it('are typed into a field that belongs to no form there is, and reads as they are written', () => {
    const onChange = show(TEXT, { text: 'Ann' })
    expect(screen.getByRole('textbox', { name: 'Engraving' })).toHaveValue('Ann')
    expect(['dir', 'autocomplete', 'form'].map((name) => box().getAttribute(name))).toEqual(['auto', 'off', 'customise'])
    expect(document.querySelector('form')).toBeNull()
    fireEvent.change(box(), { target: { value: 'Anna' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Anna')
  })

  it.each([
    ['', '12 characters left'],
    ['Ann', '9 characters left'],
    ['👩‍👧 Ann', '7 characters left'],
    ['Anna-Maria-', '1 character left'],
    ['Anna-Maria-Eva', '0 characters left'],
  ])('“%s” have %s', (text, left) => {
    show(TEXT, { text })
    expect(box()).toHaveAccessibleDescription(left)
  })

  it('have no number of letters where there is no end to them, and may be left out where nothing asks for them', () => {
    show({ ...TEXT, inputAttributes: {}, rules: [{ rule: 'forbidden' }] })
    expect(box()).toHaveAccessibleDescription('')
    expect(box()).toHaveAccessibleName('Engraving (optional)')
    cleanup()
    show(TEXT)
    expect(box()).toHaveAccessibleName('Engraving')
  })

  it('are the shopper’s alone while an input method composes them', () => {
    const onChange = show(TEXT, { text: 'あ' })
    fireEvent.compositionStart(box())
    expect(box()).toHaveValue('あ')
    fireEvent.change(box(), { target: { value: 'あn' } })
    expect(box()).toHaveValue('あn')
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.compositionEnd(box())
    expect(onChange).toHaveBeenCalledExactlyOnceWith('あn')
    fireEvent.change(box(), { target: { value: 'い' } })
    expect(onChange).toHaveBeenLastCalledWith('い')
  })
})

describe('what is wrong with a choice', () => {
  it.each([
    ['required', 'Please fill this in.'],
    ['min_length', 'Please enter at least 2 characters.'],
    ['max_length', 'Please enter at most 12 characters.'],
    ['forbidden', 'We cannot write this.'],
  ] as const)('by the rule %s is said as: %s', (rule, words) => {
    show({ ...TEXT, rules: [] }, {}, { path: 'text', rule })
    expect(box()).toBeInvalid()
    expect(box()).toHaveAccessibleDescription(`12 characters left ${words}`)
  })

  it('is said in the merchant’s own words where there are any', () => {
    show(TEXT, {}, { path: 'text', rule: 'required', message: 'Tell us what to engrave.' })
    expect(box()).toHaveAccessibleDescription('12 characters left Tell us what to engrave.')
  })

  it('is said beside a group of values, which is described by it, and not where nothing is wrong', () => {
    show(PLACE, {}, { path: 'place', rule: 'choice' })
    expect(screen.getByRole('radiogroup', { name: 'Place' })).toBeInvalid()
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose one of these.')
    cleanup()
    show(PLACE)
    expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid')
    expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-describedby')
    expect(box).toThrow()
  })
})

describe('values to choose from', () => {
  const chosen = () => document.querySelector('.chosen')?.textContent

  it('have the default chosen where it counts unasked, and say in words what is', () => {
    const onChange = show(INK)
    expect(screen.getByRole('radio', { name: 'Gold' })).toBeChecked()
    expect(chosen()).toBe('Gold')
    fireEvent.click(screen.getByRole('radio', { name: 'Wood' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('wood')
    cleanup()
    show(INK, { ink: 'wood' })
    expect(screen.getByRole('radio', { name: 'Wood' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Gold' })).not.toBeChecked()
    expect(chosen()).toBe('Wood')
    cleanup()
    show(PLACE)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(chosen()).toBe('')
  })

  it('look as their color, with or without its sign, as their picture, or as their name', () => {
    show(INK)
    const faces = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector<HTMLElement>('.color')?.style)
    expect(faces[0]?.backgroundColor).toBe('rgb(200, 162, 74)')
    expect(faces[1]?.backgroundColor).toBe('rgb(255, 255, 255)')
    expect(faces[2]?.backgroundImage).toMatch(/wood/)
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.title)).toEqual(['Gold', 'White', 'Wood'])
    cleanup()
    show(PLACE)
    const [top] = screen.getAllByRole('radio')
    expect(top?.closest('label')).toHaveClass('chip')
    expect(top?.closest('label')).not.toHaveAttribute('title')
    expect(within(top?.closest('label') ?? document.body).getByText('Top')).toHaveClass('box')
    expect(top).toHaveAttribute('form', 'customise')
    expect(new Set(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).size).toBe(1)
  })
})

describe('the picture of what is made', () => {
  const picture = (display: CustomisationDisplay | undefined, isBusy = false, of: Partial<Product> = {}) => {
    const { container } = render(<CustomisationPreview display={display} isBusy={isBusy} />, {
      context: { kind: 'product', product: product(of), query: { sku: '900001-NAVY-M' } },
    })
    return container.firstElementChild
  }
  const NAME = 'Everyday tee, as you have made it'

  it('is the product as it is in the chosen color, until a preview is there', () => {
    picture(undefined)
    const plain = screen.getByRole('img', { name: NAME })
    expect(plain).toHaveClass('plain')
    expect(plain.getAttribute('src')).toMatch(/everyday-tee-3/)
    expect([plain.getAttribute('width'), plain.getAttribute('height')]).toEqual(['480', '600'])
    cleanup()
    picture({ texts: [], previewImage: { thumbnail: '/previews/1.svg' } })
    expect(screen.getByRole('img', { name: NAME })).toHaveAttribute('src', '/previews/1.svg')
    expect(screen.getByRole('img')).toHaveClass('made')
  })

  it('says that it is being drawn, and is an empty place where there is nothing to show', () => {
    expect(picture(undefined, true)).toHaveAttribute('aria-busy', 'true')
    cleanup()
    expect(picture(undefined)).not.toHaveAttribute('aria-busy')
    cleanup()
    picture(undefined, false, { media: { large: [], standard: [] } })
    expect(screen.queryByRole('img')).toBeNull()
  })
})
