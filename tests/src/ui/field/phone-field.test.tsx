// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PhoneField } from '../../../../src/ui/field/phone-field.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

it('shows a mobile number of the region as its example, and another one for another region [PHONE-02, DATA-101]', async () => {
  const field = (country: string) => <PhoneField name="phone" label="Phone" country={country} />
  const { rerender } = render(field('GB'))
  const input = screen.getByRole('textbox', { name: /Phone/ })
  await waitFor(() => expect(input.getAttribute('placeholder')).toBe('07400 123456'))
  rerender(field('US'))
  await waitFor(() => expect(input.getAttribute('placeholder')).toBe('(201) 555-0123'))
  expect(input.getAttribute('type')).toBe('tel')
})
