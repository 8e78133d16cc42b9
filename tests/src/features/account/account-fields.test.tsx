// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CurrentPasswordField } from '../../../../src/features/account/current-password-field.tsx'
import { EmailField } from '../../../../src/features/account/email-field.tsx'
import { NewPasswordField } from '../../../../src/features/account/new-password-field.tsx'
import { AccountPhoneField, NameFields } from '../../../../src/features/account/person-fields.tsx'
import { render } from '../../../setup/render.tsx'

// A telephone number's example comes when the browser rests.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const WRITTEN = { givenName: 'Ada', familyName: 'King' }
const labels = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
/** A field in error says so, and names its message. */
const expectWrong = (field: HTMLElement, message: string): void => {
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(message)
}

describe('the names of an account', () => {
  it.each([
    ['en', 'gb', ['givenName', 'familyName']],
    ['fr', 'ca', ['givenName', 'familyName']],
    ['ja', 'jp', ['familyName', 'givenName']],
    ['ko', 'kr', ['familyName', 'givenName']],
    ['zh', 'cn', ['familyName', 'givenName']],
  ])('are asked for in %s in the order of that language', (language, site, order) => {
    render(<NameFields names={WRITTEN} isChecked={false} onChange={vi.fn()} />, { language, site })
    expect(labels()).toEqual(order)
  })

  it('are known to the browser, needed, and a hundred letters at most', () => {
    render(<NameFields names={WRITTEN} isChecked={false} onChange={vi.fn()} />)
    const [first, last] = [screen.getByRole('textbox', { name: 'First name' }), screen.getByRole('textbox', { name: 'Last name' })]
    expect([first, last].map((field) => field.getAttribute('autocomplete'))).toEqual(['given-name', 'family-name'])
    for (const field of [first, last]) {
      expect(field).toBeRequired()
      expect(field).toHaveAttribute('maxlength', '100')
    }
    expect(first).toHaveValue('Ada')
    expect(last).toHaveValue('King')
  })

  it('say which of them was typed', () => {
    const onChange = vi.fn()
    render(<NameFields names={WRITTEN} isChecked={false} onChange={onChange} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'Last name' }), { target: { value: 'Lovelace' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('familyName', 'Lovelace')
  })

  it('are missing where nothing or only blanks stand, and not before the form was sent', () => {
    render(<NameFields names={{ givenName: ' ', familyName: '' }} isChecked onChange={vi.fn()} />)
    for (const name of ['First name', 'Last name']) expectWrong(screen.getByRole('textbox', { name }), 'Please fill this in.')
    cleanup()
    render(<NameFields names={{ givenName: '', familyName: 'King' }} isChecked onChange={vi.fn()} />)
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeInvalid()
    expect(screen.getByRole('textbox', { name: 'Last name' })).toBeValid()
    cleanup()
    render(<NameFields names={{ givenName: '', familyName: '' }} isChecked={false} onChange={vi.fn()} />)
    expect(screen.queryByText('Please fill this in.')).toBeNull()
  })
})

describe('the phone number of an account', () => {
  it('may be left out, is one of the country, and says what was typed', async () => {
    const onChange = vi.fn()
    render(<AccountPhoneField value="020" isWrong={false} onChange={onChange} />)
    const field = screen.getByRole('textbox', { name: 'Phone (optional)' })
    expect(field).toHaveValue('020')
    expect(field).toHaveAttribute('type', 'tel')
    expect(field).toHaveAttribute('name', 'phoneNumber')
    expect(field).toHaveAttribute('autocomplete', 'tel')
    expect(field).toHaveAttribute('maxlength', '30')
    expect(field).toBeValid()
    fireEvent.change(field, { target: { value: '0201' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('0201')
  })

  it('has a mobile number of the country as its example', async () => {
    render(<AccountPhoneField value="" isWrong={false} onChange={vi.fn()} />, { site: 'us' })
    await vi.waitFor(() => expect(screen.getByRole('textbox').getAttribute('placeholder')).toMatch(/^\(201\)|^\+1|^201/))
    cleanup()
    render(<AccountPhoneField value="" isWrong={false} onChange={vi.fn()} />)
    await vi.waitFor(() => expect(screen.getByRole('textbox').getAttribute('placeholder')).toMatch(/^07|^\+44/))
  })

  it('that is none is said to be', () => {
    render(<AccountPhoneField value="x" isWrong onChange={vi.fn()} />)
    expectWrong(screen.getByRole('textbox', { name: /Phone/ }), 'This does not look like a phone number.')
  })
})

describe('the address of an account', () => {
  it('is typed as addresses are: no capitals, no spelling, from left to right', () => {
    const onChange = vi.fn()
    render(<EmailField value="ann" isChecked={false} onChange={onChange} />)
    const field = screen.getByRole('textbox', { name: 'E-mail' })
    const looks = ['type', 'inputmode', 'autocomplete', 'autocapitalize', 'spellcheck', 'dir', 'maxlength', 'name']
    expect(looks.map((name) => field.getAttribute(name))).toEqual(['email', 'email', 'username', 'off', 'false', 'ltr', '254', 'email'])
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription('')
    fireEvent.change(field, { target: { value: 'ann@example.com' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('ann@example.com')
  })

  it('that is none is said to be once the form was sent', () => {
    render(<EmailField value="ann" isChecked onChange={vi.fn()} />)
    expectWrong(screen.getByRole('textbox'), 'Please enter a valid e-mail address.')
    cleanup()
    render(<EmailField value="ann@example.com" isChecked onChange={vi.fn()} />)
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true')
  })
})

describe('a password', () => {
  const newPassword = (value: string, isChecked: boolean, onChange = vi.fn()) =>
    render(<NewPasswordField label="New password" value={value} email="jane@example.com" isChecked={isChecked} onChange={onChange} />)
  const HINT = 'At least 8 characters, with a capital letter, a small letter and a number.'

  it('is hidden until the shopper wants to see it, and again', () => {
    newPassword('Tr0ubadour', false)
    const field = screen.getByLabelText('New password')
    const show = screen.getByRole('button', { name: 'Show', pressed: false })
    expect(field).toHaveAttribute('type', 'password')
    fireEvent.click(show)
    expect(field).toHaveAttribute('type', 'text')
    expect(show).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(show)
    expect(field).toHaveAttribute('type', 'password')
    expect(['autocomplete', 'name', 'maxlength', 'autocapitalize', 'spellcheck', 'dir'].map((name) => field.getAttribute(name))).toEqual([
      'new-password',
      'new-password',
      '256',
      'off',
      'false',
      'ltr',
    ])
    expect(show).toHaveAttribute('type', 'button')
  })

  it('to be has its rules beside it, and what is wrong once the form was sent', () => {
    const onChange = vi.fn()
    newPassword('', false, onChange)
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(HINT)
    expect(screen.getByLabelText('New password')).toBeRequired()
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'A' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('A')
    cleanup()
    newPassword('', true)
    expectWrong(screen.getByLabelText('New password'), `${HINT} Please enter a password of 8 to 256 characters.`)
    cleanup()
    newPassword('aaaaaaaa', true)
    expectWrong(screen.getByLabelText('New password'), `${HINT} Your password needs a capital letter, a small letter and a number.`)
  })

  it('that is easily guessed is said to be, at once, and not called wrong', () => {
    newPassword('Jane12345', false)
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('This password is easy to guess. Please choose another.')
    cleanup()
    newPassword('jane', false)
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(HINT)
  })

  it('that an account has is asked for again, and said to be missing', () => {
    const onChange = vi.fn()
    render(<CurrentPasswordField value="" isMissing={false} onChange={onChange} />)
    const field = screen.getByLabelText('Current password')
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    expect(field).toHaveAttribute('name', 'current-password')
    expect(field).toBeRequired()
    expect(screen.queryByText('Please fill this in.')).toBeNull()
    fireEvent.change(field, { target: { value: 'x' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('x')
    cleanup()
    render(<CurrentPasswordField value="" isMissing onChange={onChange} />)
    expectWrong(screen.getByLabelText('Current password'), 'Please fill this in.')
  })
})
