// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BlockActions } from '../../../composer/editor/structure/block-actions.tsx'
import { useKeepsFocus } from '../../../composer/editor/use-keeps-focus.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

afterEach(cleanup)

const nothing = (): undefined => undefined
const ACTS = { moveDown: nothing, duplicate: nothing, remove: nothing }

/** A block that is at the top after one move. */
const showActions = () => {
  const run = vi.fn()
  const Host = () => {
    const [isFirst, setFirst] = useState(false)
    return (
      <BlockActions
        structure={{
          acts: isFirst ? ACTS : { ...ACTS, moveUp: nothing },
          wrappings: [],
          count: 1,
          run: (name) => {
            run(name)
            setFirst(true)
          },
          wrap: nothing,
          add: { before: nothing, after: undefined },
          addAt: nothing,
          insertion: undefined,
          insert: nothing,
          adding: () => undefined,
          insertSection: nothing,
          closeInsertion: nothing,
          canDrop: () => false,
          drop: nothing,
          copy: nothing,
          cut: nothing,
          paste: nothing,
          pasteText: nothing,
          copied: nothing,
          sayCopied: nothing,
          say: nothing,
          said: '',
        }}
      />
    )
  }
  render(
    <MessagesProvider messages={messages} locale="en-GB">
      <Host />
    </MessagesProvider>,
  )
  return run
}

describe('the focus', () => {
  it('stays on “Move up” when the block has come to the top, where the button does nothing more', async () => {
    const run = showActions()
    const button = screen.getByRole('button', { name: 'Move up' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(run.mock.calls).toEqual([['moveUp']])
  })

  it('goes to the area when the button that had it is gone, and is left alone when she has gone elsewhere', async () => {
    const Host = () => {
      const area = useRef<HTMLElement>(null)
      const [isAnswered, setAnswered] = useState(false)
      useKeepsFocus(area)
      return (
        <>
          <aside ref={area} tabIndex={-1}>
            {!isAnswered && (
              <button type="button" onClick={() => setAnswered(true)}>
                Keep mine
              </button>
            )}
          </aside>
          <button type="button" onClick={() => setAnswered(!isAnswered)}>
            Elsewhere
          </button>
        </>
      )
    }
    render(<Host />)
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(document.activeElement).toBe(screen.getByRole('complementary'))
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  })
})
