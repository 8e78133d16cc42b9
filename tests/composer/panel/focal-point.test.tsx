// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pointAt } from '../../../composer/panel/focal-point/move-point.ts'
import { linkTo } from '../../factories/cms.ts'
import { showPanel } from './show-panel.tsx'

// The test environment has no layout and no pointers to capture.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 80))
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const NAME = 'Focal point of the picture'
const picture = { en: linkTo('coat', 'Asset') }
const editor = () => screen.getByRole('group', { name: NAME })
const slider = (name: string) => within(editor()).getByRole<HTMLInputElement>('slider', { name })
const pictureOf = () => {
  const found = editor().querySelector('img')?.parentElement
  if (found === null || found === undefined) throw new Error('There is no picture.')
  return found
}

describe('the focal point of a picture', () => {
  it('is where the picture is clicked, in whole per cents, and shown there', () => {
    const { changes } = showPanel({ type: 'hero', fields: { image: picture } })
    fireEvent.pointerDown(pictureOf(), { clientX: 151, clientY: 74, button: 0 })
    expect(changes.mock.calls).toEqual([['imageFocus', 'en', { x: 26, y: 30 }]])
    expect([slider('From the left').value, slider('From the top').value]).toEqual(['26', '30'])
  })

  it('follows the pointer until it is let go of, and stays on the picture', () => {
    const { changes } = showPanel({ type: 'hero', fields: { image: picture } })
    fireEvent.pointerMove(pictureOf(), { clientX: 200, clientY: 60 })
    expect(changes).not.toHaveBeenCalled()
    fireEvent.pointerDown(pictureOf(), { clientX: 200, clientY: 90, button: 0 })
    fireEvent.pointerMove(pictureOf(), { clientX: 900, clientY: 0 })
    expect(changes).toHaveBeenLastCalledWith('imageFocus', 'en', { x: 100, y: 0 })
    fireEvent.pointerUp(pictureOf())
    fireEvent.pointerMove(pictureOf(), { clientX: 200, clientY: 90 })
    expect(changes).toHaveBeenCalledTimes(2)
  })

  it('goes where an arrow key shows, ten times as far with Shift', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { image: picture, imageFocus: { en: { x: 40, y: 95 } } } })
    act(() => slider('From the left').focus())
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    act(() => slider('From the top').focus())
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
    expect(changes.mock.calls.map(([, , value]) => value)).toEqual([
      { x: 41, y: 95 },
      { x: 31, y: 95 },
      { x: 31, y: 94 },
      { x: 31, y: 100 },
    ])
  })

  it('is taken away by Reset, which is not offered where none was chosen', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { image: picture, imageFocus: { en: { x: 1, y: 2 } } } })
    await userEvent.click(screen.getByRole('button', { name: `Reset ${NAME}` }))
    expect(changes.mock.calls).toEqual([['imageFocus', 'en', undefined]])
    expect(screen.queryByRole('button', { name: `Reset ${NAME}` })).toBeNull()
    expect(slider('From the top').value).toBe('50')
  })

  it('asks for the picture first where there is none', () => {
    showPanel({ type: 'hero', fields: { image: picture } })
    const phones = screen.getByRole('group', { name: 'Focal point of the picture for phones' })
    expect(phones.textContent).toBe('Choose the picture first.')
  })

  it('is set on the picture that shoppers of the language get, as is a point of another language', () => {
    const fields = { image: { ...picture, fr: linkTo('manteau', 'Asset') }, imageFocus: { en: { x: 10, y: 20 } } }
    const { changes } = showPanel({ type: 'hero', fields, locale: 'fr', locales: ['fr', 'en'] })
    expect(editor().querySelector('img')?.src).toContain('manteau')
    expect(slider('From the left').value).toBe('10')
    fireEvent.change(slider('From the left'), { target: { value: '30' } })
    expect(changes.mock.calls).toEqual([['imageFocus', 'fr', { x: 30, y: 20 }]])
  })

  it('that is none is kept until somebody chooses one, and cannot be changed by those who may only look', () => {
    const fields = { image: picture, imageFocus: { en: { x: 'left' } } }
    const { changes } = showPanel({ type: 'hero', fields, isReadOnly: true })
    expect(slider('From the left').disabled).toBe(true)
    fireEvent.pointerDown(pictureOf(), { clientX: 150, clientY: 70, button: 0 })
    expect(changes).not.toHaveBeenCalled()
  })

  it('has no accessibility violations', async () => {
    const { container } = showPanel({ type: 'hero', fields: { image: picture, imageFocus: { en: { x: 1, y: 2 } } } })
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('is found again by a click at the place where it is shown', () => {
    const whole = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 101, max: 2000 }), fc.integer({ min: 101, max: 2000 }), (x, y, width, height) => {
        const at = { clientX: 7 + (x / 100) * width, clientY: 9 + (y / 100) * height }
        expect(pointAt(at, { left: 7, top: 9, width, height })).toEqual({ x, y })
      }),
    )
  })
})
