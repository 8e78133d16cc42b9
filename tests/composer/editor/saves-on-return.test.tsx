// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AutosaveState, SaveState } from '../../../composer/document/autosave.ts'
import { useSavesOnReturn } from '../../../composer/editor/use-page-keeping.ts'

afterEach(cleanup)

/** An open page whose work is saved, or is not, as the state says. */
const openPage = (save: SaveState) => {
  const state: AutosaveState = { save, conflicts: {}, isWithoutCopy: false }
  const flush = vi.fn(async () => true)
  const autosave = {
    get: () => state,
    subscribe: () => () => undefined,
    flush,
    meet: () => true,
    resolve: () => undefined,
    stop: () => undefined,
  }
  const { unmount } = renderHook(() => useSavesOnReturn({ autosave }))
  return { flush, unmount }
}
const comesBack = (): void => void window.dispatchEvent(new Event('focus'))
const tabShows = (): void => void document.dispatchEvent(new Event('visibilitychange'))

it.each([{ status: 'signedOut' }, { status: 'waiting', message: '' }] as const)(
  'work that is not saved ($status) is saved when she comes back to the window, and when its tab is shown',
  (save) => {
    const { flush, unmount } = openPage(save)
    comesBack()
    tabShows()
    expect(flush).toHaveBeenCalledTimes(2)
    unmount()
    comesBack()
    expect(flush).toHaveBeenCalledTimes(2)
  },
)

it('a tab that she leaves saves nothing by that', () => {
  const { flush } = openPage({ status: 'signedOut' })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  tabShows()
  visibility.mockRestore()
  expect(flush).not.toHaveBeenCalled()
})

it('what is saved, or refused for what it is, is not sent by coming back', () => {
  for (const save of [{ status: 'saved' }, { status: 'refused', message: 'No.', entryId: 'head' }] as const) {
    const { flush } = openPage(save)
    comesBack()
    expect(flush).not.toHaveBeenCalled()
  }
})
