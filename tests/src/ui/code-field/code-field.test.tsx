// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyCode, withTyped } from '../../../../src/ui/code-field/code-digits.ts'
import { CodeField } from '../../../../src/ui/code-field/code-field.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const Field = ({ onComplete }: { readonly onComplete: (code: string) => void }) => {
  const [digits, setDigits] = useState(emptyCode)
  return <CodeField label="Code" digits={digits} onChange={setDigits} onComplete={onComplete} />
}

const open = () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<Field onComplete={onComplete} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
  return { onComplete, boxes, text: () => boxes.map(({ value }) => value).join('') }
}

describe('CodeField', () => {
  it('is six single boxes in one group, left to right in every language [PHONE-03, PHONE-04]', () => {
    const { boxes } = open()
    expect(boxes).toHaveLength(6)
    expect(boxes.every((box) => box.closest('fieldset') === screen.getByRole('group', { name: 'Code' }))).toBe(true)
    expect(boxes.every((box) => box.closest('[dir]')?.getAttribute('dir') === 'ltr')).toBe(true)
    expect(boxes[0]?.autocomplete).toBe('one-time-code')
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toBe(boxes[0])
  })

  it('goes on by itself, leaves out what is no digit, and completes once with the sixth [PHONE-04]', async () => {
    const { boxes, onComplete } = open()
    await userEvent.click(boxes[0] ?? document.body)
    await userEvent.keyboard('12a34-5')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    expect(onComplete.mock.calls).toEqual([['123456']])
  })

  it('takes the first six digits of what is pasted into any box [PHONE-04]', async () => {
    const { boxes, onComplete, text } = open()
    await userEvent.click(boxes[3] ?? document.body)
    await userEvent.paste('Your code: 98-76-54-32')
    expect(text()).toBe('987654')
    expect(onComplete.mock.calls).toEqual([['987654']])
  })

  it('goes back with Backspace in an empty box [PHONE-04]', async () => {
    const { boxes, text } = open()
    await userEvent.click(boxes[0] ?? document.body)
    await userEvent.keyboard('12{Backspace}')
    expect(text()).toBe('1')
    expect(document.activeElement).toBe(boxes[1])
  })
})

describe('withTyped', () => {
  it('always gives six entries of one digit or none', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.string()), { maxLength: 8 }), (inputs) => {
        const digits = inputs.reduce((before, [index, text]) => withTyped(before, index, text).digits, emptyCode())
        expect(digits).toHaveLength(6)
        expect(digits.every((digit) => /^\d?$/.test(digit))).toBe(true)
      }),
    )
  })
})
