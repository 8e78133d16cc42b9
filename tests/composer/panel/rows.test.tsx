// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Rows } from '../../../composer/panel/editors/rows.tsx'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

afterEach(cleanup)

const showRows = (...given: readonly string[]): void => {
  const Host = () => {
    const [items, setItems] = useState(given)
    return (
      <div role="group">
        <Rows
          items={items}
          isReadOnly={false}
          nameOf={(item) => item}
          renderRow={(item) => <span data-row="">{item}</span>}
          onChange={setItems}
        />
        <button type="button">Add</button>
      </div>
    )
  }
  render(
    <MessagesProvider messages={messages} locale="en-GB">
      <Host />
    </MessagesProvider>,
  )
}

const press = async (name: string): Promise<void> => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

describe('a row of a list', () => {
  it('keeps the focus on “Move up” when it has come to the top', async () => {
    showRows('Wool', 'Linen')
    await press('Move up: Linen')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Linen' })))
    expect([...document.querySelectorAll('[data-row]')].map((row) => row.textContent)).toEqual(['Linen', 'Wool'])
  })

  it('leaves the focus to the next when it is removed, and the last one to what adds one', async () => {
    showRows('Wool', 'Linen')
    await press('Remove: Wool')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Linen' })))
    await press('Remove: Linen')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })))
  })
})
