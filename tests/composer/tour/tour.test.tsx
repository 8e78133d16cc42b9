// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../../src/i18n/compose/en.json'
import type { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

/** Each test opens a new window: what one has seen is forgotten with its modules. */
const openEditor = async (leave = { mayPublish: true, mayAsk: false }) => {
  vi.resetModules()
  const [{ EditorTour }, { useTour }, context] = await Promise.all([
    import('../../../composer/tour/tour.tsx'),
    import('../../../composer/tour/use-tour.ts'),
    import('../../../src/i18n/messages-context.tsx'),
  ])
  const Provider: typeof MessagesProvider = context.MessagesProvider
  const onShow = vi.fn<(area: string) => void>()
  const Editor = () => {
    const tour = useTour()
    return (
      <>
        <button type="button" onClick={tour.begin}>
          Show me around
        </button>
        <EditorTour tour={tour} isNarrow={false} onShow={onShow} leave={leave} />
      </>
    )
  }
  const open = () =>
    render(
      <Provider messages={messages} locale="en-GB">
        <Editor />
      </Provider>,
    )
  return { onShow, open, ...open() }
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  localStorage.clear()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const card = () => screen.queryByRole('dialog', { name: /^Tour/ })

describe('the tour of the editor', () => {
  it('speaks of blocks, page, fields and publish, a sentence each, and brings each of them forward', async () => {
    const { onShow } = await openEditor()
    const said: string[] = []
    for (let stop = 1; stop <= 4; stop += 1) {
      expect(screen.getByRole('dialog', { name: `Tour, ${stop} of 4` })).toBeTruthy()
      said.push(screen.getByRole('dialog').querySelector('p')?.textContent ?? '')
      await userEvent.keyboard('{Enter}')
    }
    expect(card()).toBeNull()
    expect(onShow.mock.calls.map(([area]) => area)).toEqual(['blocks', 'page', 'fields'])
    expect(said.map((text) => text.match(/[.]/g)?.length)).toEqual([1, 1, 1, 1])
    expect(said.at(-1)).toContain('Publish…')
  })

  it('goes back a sentence, and does not end by it', async () => {
    await openEditor()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('dialog', { name: 'Tour, 1 of 4' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it.each(['Skip', 'Escape'])('ends by %s, does not come again in this browser, and comes when it is asked for', async (how) => {
    await openEditor()
    if (how === 'Skip') await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    else await userEvent.keyboard('{Escape}')
    expect(card()).toBeNull()
    cleanup()
    await openEditor()
    expect(card()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show me around' }))
    expect(screen.getByRole('dialog', { name: 'Tour, 1 of 4' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  })

  it('works in a browser that stores nothing, and comes once in its window', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('refused')
    })
    const { open, unmount } = await openEditor()
    expect(card()).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    unmount()
    open()
    expect(card()).toBeNull()
    vi.restoreAllMocks()
  })

  it('says to ask for a review where somebody may not publish', async () => {
    await openEditor({ mayPublish: false, mayAsk: true })
    for (let stop = 1; stop < 4; stop += 1) await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText(/ask for a review here/)).toBeTruthy()
  })

  it('has three sentences for somebody who may only look', async () => {
    await openEditor({ mayPublish: false, mayAsk: false })
    for (let stop = 1; stop < 3; stop += 1) await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('dialog', { name: 'Tour, 3 of 3' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(card()).toBeNull()
  })
})
