// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CardForm } from '../../../../src/features/cards/card-form.tsx'
import { CardMark } from '../../../../src/features/cards/card-mark.tsx'
import { render } from '../../../setup/render.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (props: Partial<Parameters<typeof CardForm>[0]> = {}) => {
  const onCard = vi.fn()
  render(<CardForm id="card" action="Review order" clientKey="key" onCard={onCard} {...props} />)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const type = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } })
  const leave = (name: string): void => void fireEvent.blur(field(name))
  const send = () => fireEvent.submit(field('Card number').closest('form') ?? document.body)
  return { onCard, field, type, leave, send }
}
const FIELDS = ['Card number', 'Expiry date', 'Security code', 'Name on card']

describe('the fields of a card', () => {
  it('are known to the browser, and take what cards have', () => {
    const { field } = show()
    const looks = ['name', 'autocomplete', 'inputmode', 'dir', 'maxlength', 'placeholder']
    expect(FIELDS.map((name) => looks.map((look) => field(name).getAttribute(look)))).toEqual([
      ['number', 'cc-number', 'numeric', 'ltr', '23', null],
      ['expiry', 'cc-exp', 'numeric', 'ltr', '9', 'MM / YY'],
      ['securityCode', 'cc-csc', 'numeric', 'ltr', '4', null],
      ['holderName', 'cc-name', null, null, '80', null],
    ])
    for (const name of FIELDS) expect(field(name)).toBeRequired()
    expect(screen.getByText('Your card is encrypted in this browser. We never see its number.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('write digits as they are printed, and the slash of a date', () => {
    const { field, type } = show()
    type('Card number', '41111111')
    type('Expiry date', '033')
    type('Security code', '0737')
    type('Name on card', 'Jane')
    expect(FIELDS.map((name) => field(name).value)).toEqual(['4111 1111', '03 / 3', '0737', 'Jane'])
  })

  it('keep the caret where a digit was put in between others', async () => {
    const { field } = show()
    const number = field('Card number')
    fireEvent.change(number, { target: { value: '4111 1111' } })
    number.setSelectionRange(9, 9)
    const caret = vi.spyOn(number, 'setSelectionRange')
    // Typed after the second digit: the browser has put the caret behind it.
    fireEvent.change(number, { target: { value: '41211 1111', selectionStart: 3, selectionEnd: 3 } })
    await act(async () => vi.advanceTimersByTimeAsync(50))
    expect(number).toHaveValue('4121 1111 1')
    expect(caret).toHaveBeenLastCalledWith(3, 3)
  })

  it('say what is wrong once they are left, and nothing of what is still empty or being typed', () => {
    const { field, type, leave } = show()
    leave('Card number')
    expect(field('Card number')).not.toHaveAttribute('aria-invalid', 'true')
    type('Card number', '4111')
    expect(field('Card number')).not.toHaveAttribute('aria-invalid', 'true')
    leave('Card number')
    expect(field('Card number')).toBeInvalid()
    expect(field('Card number')).toHaveAccessibleDescription('Please check the card number.')
    type('Card number', '41111')
    expect(field('Card number')).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('say of one field only what is wrong with it, beside what is said of another', () => {
    const { field, type, leave } = show()
    type('Card number', '4111')
    leave('Card number')
    type('Security code', '1')
    leave('Security code')
    expect(field('Card number')).toBeInvalid()
    expect(field('Security code')).toHaveAccessibleDescription('Please enter the 3 or 4 digit security code.')
    expect(field('Name on card')).not.toHaveAttribute('aria-invalid', 'true')
  })

  it.each([
    ['10/26', 'This card has expired.'],
    ['11/26', ''],
    ['13/26', ''],
  ])('say while it is typed of the date %s: %s', (expiry, words) => {
    const { field, type } = show()
    type('Expiry date', expiry)
    expect(field('Expiry date')).toHaveAccessibleDescription(words)
  })

  it('say all that is missing when the form is sent, and the first of them has the focus', () => {
    const { onCard, field, type, send } = show()
    expect(send()).toBe(false)
    expect(FIELDS.map((name) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent)).toEqual([
      'Please check the card number.',
      'Please enter month and year, like 03 / 30.',
      'Please enter the 3 or 4 digit security code.',
      'Please enter the name on the card.',
    ])
    expect(field('Card number')).toHaveFocus()
    type('Card number', '4111 1111 1111 1111')
    type('Expiry date', '03/30')
    send()
    expect(field('Security code')).toHaveFocus()
    expect(onCard).not.toHaveBeenCalled()
  })
})

describe('what stands around the fields', () => {
  it('is a button that sends this form from wherever it is, what else is asked, and a way out', () => {
    const Action = ({ children }: { readonly children: React.ReactNode }) => <footer>{children}</footer>
    show({ Action, consent: <p>Store it</p>, after: <a href="/bag">Back</a> })
    const button = within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Review order' })
    expect(button).toHaveAttribute('form', 'card')
    expect(button).toHaveAttribute('type', 'submit')
    expect(button).not.toHaveAttribute('aria-busy')
    expect(screen.getByText('Store it')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible()
  })

  it('waits with what is done with the card, and is not sent meanwhile', () => {
    const { field, send } = show({ isBusy: true })
    expect(screen.getByRole('button', { name: 'Review order' })).toHaveAttribute('aria-busy', 'true')
    expect(send()).toBe(false)
    expect(field('Card number')).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('are the brands that are taken, of which the typed one stands out', () => {
    const { type } = show({ brands: ['visa', 'mc', 'newbrand'] })
    const marks = () => within(screen.getByRole('list', { name: 'Accepted cards' })).getAllByRole('listitem')
    expect(within(marks()[0] ?? document.body).getByRole('img', { name: 'Visa' })).toBeInTheDocument()
    expect(marks().map(({ className }) => className)).toEqual(['', '', ''])
    type('Card number', '5500')
    expect(marks().map(({ className }) => className)).toEqual(['brandOther', '', 'brandOther'])
    expect(marks().map(({ textContent }) => textContent)).toEqual(['', ' (your card)', 'newbrand'])
    cleanup()
    show()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('has a brand as a picture with its name, and in words where none is drawn', () => {
    render(<CardMark brand="amex" />)
    expect(screen.getByRole('img', { name: 'American Express' }).querySelector('use')?.getAttribute('href')).toMatch(/#amex$/)
    cleanup()
    render(<CardMark brand="newbrand" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('newbrand')).toBeVisible()
  })
})
