// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { GenericButton, buttonTypeOf } from '../../../../src/ui/button/generic-button.tsx'

afterEach(cleanup)

describe('the type of a generic button', () => {
  it('is submit where nothing else says what it is [BLOCK-52]', () => {
    expect(buttonTypeOf({ tag: 'input' })).toBe('submit')
  })

  it('is the one given, if one is given [BLOCK-52, BLOCK-59]', () => {
    expect(buttonTypeOf({ tag: 'button', type: 'button' })).toBe('button')
    expect(buttonTypeOf({ tag: 'input', type: 'reset', form: 'f' })).toBe('reset')
  })

  it('is left to HTML for a named form and for the button element [BLOCK-52, BLOCK-59]', () => {
    expect(buttonTypeOf({ tag: 'input', form: 'checkout' })).toBeUndefined()
    expect(buttonTypeOf({ tag: 'button' })).toBeUndefined()
  })

  it('is never written on an anchor [BLOCK-59]', () => {
    expect(buttonTypeOf({ tag: 'a', type: 'submit' })).toBeUndefined()
    const { container } = render(<GenericButton as="a" type="button" />)
    expect(container.querySelector('a')?.hasAttribute('type')).toBe(false)
  })
})
