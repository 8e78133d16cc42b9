// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OrderLookupForm } from '../../../../src/features/orders/order-lookup-form.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const show = (orderReference?: string) => {
  const onQuery = vi.fn()
  render(<OrderLookupForm onQuery={onQuery} {...(orderReference === undefined ? {} : { orderReference })} />)
  const number = screen.getByRole('textbox', { name: 'Order number' })
  const contact = screen.getByRole('textbox', { name: 'E-mail or phone' })
  const send = () => fireEvent.submit(number.closest('form') ?? document.body)
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  return { onQuery, number, contact, send, type }
}

describe('the form for an order', () => {
  it('asks for its number and the contact it was placed with, and is never sent by the browser', () => {
    const { number, contact, send } = show()
    expect(contact).toHaveAccessibleDescription('The one you gave with the order.')
    for (const field of [number, contact]) {
      expect(field).toBeRequired()
      expect(field).toHaveValue('')
      expect(field).toHaveAttribute('dir', 'ltr')
      expect(field).not.toHaveAttribute('aria-invalid', 'true')
    }
    expect([number, contact].map((field) => field.getAttribute('autocomplete'))).toEqual(['off', 'email'])
    expect([number, contact].map((field) => field.getAttribute('maxlength'))).toEqual(['40', '254'])
    expect(number.closest('form')).toHaveAttribute('novalidate')
    expect(number.closest('form')).toHaveAttribute('method', 'post')
    expect(send()).toBe(false)
  })

  it('says beside each field that it is missing, once it was sent, and no more when it is there', () => {
    const { onQuery, number, contact, send, type } = show()
    type(number, '  ')
    expect(screen.queryByText('Please fill this in.')).toBeNull()
    send()
    expect(onQuery).not.toHaveBeenCalled()
    expect(number).toHaveAccessibleDescription('Please fill this in.')
    expect(contact).toHaveAccessibleDescription('The one you gave with the order. Please fill this in.')
    type(number, 'GB1')
    expect(number).toHaveAccessibleDescription('')
    expect(number).toHaveValue('GB1')
    expect(contact).toBeInvalid()
  })

  it('begins with the number that is known, and asks with it and the address or the phone number', () => {
    const { onQuery, number, contact, send, type } = show('GB1')
    expect(number).toHaveValue('GB1')
    type(contact, 'ann@example.com')
    send()
    expect(onQuery).toHaveBeenCalledTimes(1)
    expect(onQuery.mock.calls[0]?.[0]).toMatchObject({ orderReference: 'GB1', email: 'ann@example.com' })
    type(contact, '+44 20 7946 0000')
    send()
    expect(onQuery.mock.calls[1]?.[0]).toMatchObject({ orderReference: 'GB1', phone: expect.stringContaining('44') })
  })
})
