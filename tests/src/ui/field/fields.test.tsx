// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox } from '../../../../src/ui/field/checkbox.tsx'
import { QuantityStepper } from '../../../../src/ui/quantity-stepper/quantity-stepper.tsx'
import { RadioGroup } from '../../../../src/ui/field/radio-group.tsx'
import { SelectField } from '../../../../src/ui/field/select-field.tsx'
import { TextArea } from '../../../../src/ui/field/text-area.tsx'
import { TextField } from '../../../../src/ui/field/text-field.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const describedText = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('fields', () => {
  it('are found by their label and described by hint and error', () => {
    render(<TextField label="Postcode" name="postcode" hint="Two parts" error="Please check it" />)
    const input = screen.getByLabelText('Postcode')
    expect(describedText(input)).toBe('Two parts Please check it')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('have nothing said about them while nothing is wrong', () => {
    render(<TextArea label="Message" name="message" error="" />)
    const input = screen.getByLabelText('Message')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('say which may be left empty', () => {
    render(<TextField label="Company" name="company" isOptional />)
    expect(screen.getByLabelText('Company (optional)')).toBeTruthy()
  })

  it('let a shopper choose from a list that begins with nothing chosen', async () => {
    const onChange = vi.fn()
    render(
      <SelectField
        label="Country"
        name="country"
        placeholder="Please choose"
        options={[{ value: 'GB', label: 'Great Britain' }]}
        onChange={onChange}
      />,
    )
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'GB')
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('tie a box to its words and its error', async () => {
    render(<Checkbox name="terms" label="I agree" error="Please agree" />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' })
    await userEvent.click(screen.getByText('I agree'))
    expect(box.checked).toBe(true)
    expect(describedText(box)).toBe('Please agree')
  })

  it('let a shopper choose one of few', async () => {
    const onChange = vi.fn()
    const options = [
      { value: 'standard', label: 'Standard' },
      { value: 'express', label: 'Express', description: 'Tomorrow' },
    ]
    render(<RadioGroup legend="Delivery" name="delivery" options={options} defaultValue="standard" onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'Delivery' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'ExpressTomorrow' }))
    expect(onChange).toHaveBeenLastCalledWith('express')
  })
})

describe('QuantityStepper', () => {
  it('goes one up and one down, and stops at its ends', async () => {
    const onChange = vi.fn()
    render(<QuantityStepper label="Quantity of Tee" value={1} max={2} onChange={onChange} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Quantity of Tee: one fewer' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Quantity of Tee: one more' }))
    expect(onChange).toHaveBeenCalledWith(2)
    expect(screen.getByRole('status').textContent).toBe('1')
  })
})
