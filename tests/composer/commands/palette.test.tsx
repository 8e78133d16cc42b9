// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Command } from '../../../composer/commands/command.ts'
import { CommandShell } from '../../../composer/commands/command-shell.tsx'
import { CommandButtons } from '../../../composer/commands/command-buttons.tsx'
import { useCommands } from '../../../composer/commands/commands-context.tsx'
import type { ComposeClient } from '../../../composer/api/compose-client.ts'
import type { ComposePage, ComposeSession } from '../../../schemas/api/compose.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'
import { supplyDialog } from '../../setup/dialog.ts'

beforeEach(() => {
  supplyDialog()
  window.localStorage.clear()
})
afterEach(cleanup)

const session = { sites: [], user: { id: 'u', name: 'Paula', rights: ['edit', 'publish'] } } as unknown as ComposeSession
const pageOf = (id: string, title: string): ComposePage =>
  ({ id, title, key: `landing/${id}`, kind: 'landing', state: 'live', sites: [] }) as unknown as ComposePage

/** A page of the composer that has commands of its own. */
const show = (commands: readonly Command[] = [], pages: readonly ComposePage[] = [pageOf('coats', 'Winter coats')]) => {
  const client = { pages: vi.fn(async () => ({ ok: true, value: { pages } }) as const) } satisfies Pick<ComposeClient, 'pages'>
  const Host = () => {
    useCommands(() => commands)
    return (
      <>
        <CommandButtons />
        <textarea aria-label="Words" />
      </>
    )
  }
  const router = createMemoryRouter(
    [
      {
        element: <CommandShell client={client} session={session} />,
        children: [
          { path: '/', element: <Host /> },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <MessagesProvider messages={messages} locale="en-GB">
      <RouterProvider router={router} />
    </MessagesProvider>,
  )
  return { user: userEvent.setup(), client, router }
}

const action = (id: string, title: string, more: Partial<Command> = {}): Command => ({ id, kind: 'action', title, run: vi.fn(), ...more })
const search = () => screen.findByRole('combobox')
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const chosen = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')

describe('the search over everything', () => {
  it('opens with Ctrl K, also from a text, finds a page by a word, and Enter goes there', async () => {
    const { user, router } = show()
    await user.click(screen.getByLabelText('Words'))
    await user.keyboard('{Control>}k{/Control}')
    expect(await search()).toHaveFocus()
    await user.keyboard('wint')
    await waitFor(() => expect(options()).toEqual([expect.stringContaining('Winter coats')]))
    expect(screen.getByText('1 found.')).toHaveAttribute('role', 'status')
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/pages/coats')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('is walked through by arrows, Home and End, around its ends, and says which one is chosen', async () => {
    const { user } = show([action('one', 'First act'), action('two', 'Second act')])
    await user.click(screen.getByRole('button', { name: 'Find…' }))
    await search()
    expect(chosen()).toHaveTextContent('First act')
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toHaveTextContent('Second act')
    expect(chosen()).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Home}{ArrowUp}')
    expect(chosen()).toBe(screen.getAllByRole('option').at(-1))
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toHaveTextContent('First act')
    await user.keyboard('{End}')
    expect(chosen()).toBe(screen.getAllByRole('option').at(-1))
  })

  it('says why something is not possible now, and stays open', async () => {
    const publish = action('publish', 'Publish…', { whyNot: 'You may not publish this page.' })
    const { user } = show([publish])
    await user.keyboard('{Control>}k{/Control}')
    await search()
    await user.keyboard('publ{Enter}')
    expect(screen.getByRole('option', { name: /Publish/ })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You may not publish this page.'))
    expect(publish.run).not.toHaveBeenCalled()
  })

  it('has what was used last first when it is opened again, with the keys beside it', async () => {
    const undo = action('undo', 'Undo', { shortcut: 'undo' })
    const { user } = show([action('one', 'First act'), undo])
    await user.keyboard('{Control>}k{/Control}')
    await search()
    await user.keyboard('undo{Enter}')
    expect(undo.run).toHaveBeenCalledTimes(1)
    await user.keyboard('{Control>}k{/Control}')
    await search()
    expect(options()[0]).toMatch(/Undo.*Ctrl.*Z/)
  })

  it('finds actions while the pages are not there, and says why they are not', async () => {
    const { user, client } = show([action('one', 'First act')])
    client.pages.mockImplementation(
      async () => ({ ok: false, status: 0, refusal: { code: 'UNREACHABLE', message: '', requestId: '' } }) as never,
    )
    await user.keyboard('{Control>}k{/Control}')
    await search()
    expect(await screen.findByText(/Pages are not found now/)).toBeVisible()
    await user.keyboard('first{Enter}')
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the sheet of shortcuts', () => {
  it('opens with ? beside texts, with Ctrl / everywhere, and from its button, and lists keys in groups', async () => {
    const { user } = show()
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const group = within(sheet).getByRole('region', { name: 'Everywhere' })
    expect(group).toHaveTextContent(/Find a page, a block or an actionCtrlK/)
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await user.click(screen.getByLabelText('Words'))
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Words')).toHaveValue('?')
    await user.keyboard('{Control>}/{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  it('turns keys of one character off, for those who speak to the computer', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Shortcuts' }))
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Control>}/{/Control}')
    expect(await screen.findByRole('checkbox')).not.toBeChecked()
  })
})
