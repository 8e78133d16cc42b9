// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../../src/ui/dialog/dialog.tsx'
import { Drawer } from '../../../../src/ui/drawer/drawer.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
] as const)('%s', (_name, Kind) => {
  const show = (isOpen: boolean, onClose = vi.fn()) => {
    const element = (open: boolean) => (
      <Kind isOpen={open} onClose={onClose} title="Your bag">
        <p>Inside</p>
      </Kind>
    )
    const view = render(element(isOpen))
    return { onClose, set: (open: boolean) => view.rerender(element(open)) }
  }

  it('is named by its title', () => {
    show(true)
    expect(screen.getByRole('dialog', { name: 'Your bag' })).toBeTruthy()
  })

  it('asks to be closed by its button, by Escape, and by a press beside it', async () => {
    const { onClose } = show(true)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledTimes(3)
    fireEvent.click(screen.getByText('Inside'))
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('holds nothing while closed, and its content for the 200 ms that it takes to go [LOCALE-11]', async () => {
    const { set } = show(false)
    expect(screen.queryByText('Inside')).toBeNull()
    set(true)
    expect(screen.getByText('Inside')).toBeTruthy()
    vi.useFakeTimers()
    set(false)
    expect(screen.getByText('Inside')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(screen.getByText('Inside')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByText('Inside')).toBeNull()
    vi.useRealTimers()
  })

  it('stays when Escape closes another that was opened from it', () => {
    const onClose = vi.fn()
    const onInnerClose = vi.fn()
    render(
      <Kind isOpen onClose={onClose} title="Menu">
        <Kind isOpen onClose={onInnerClose} title="Country" />
      </Kind>,
    )
    fireEvent(screen.getByRole('dialog', { name: 'Country' }), new Event('cancel', { cancelable: true }))
    expect(onInnerClose).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })
})
