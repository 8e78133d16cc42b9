// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartingPoints } from '../../../composer/pages/starting-points.tsx'
import type { Answer } from '../../../composer/api/compose-client.ts'
import type { ComposePage } from '../../../schemas/api/compose.ts'
import type { FirstPageMade, MakeFirstPage } from '../../../schemas/api/compose-pages.ts'
import { PAGE_SETS } from '../../../src/content/composing/page-sets.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const page = (key: string): ComposePage => ({
  id: key,
  title: key,
  key,
  kind: key.startsWith('landing/') ? 'landing' : key,
  sites: [],
  state: 'draft',
  isRefused: false,
  planned: [],
  comments: 0,
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
})

const ALL = PAGE_SETS.flatMap((set): readonly string[] => set.keys)

const show = (
  keys: readonly string[],
  answer: (made: MakeFirstPage) => Answer<FirstPageMade> = ({ key }) => ({ ok: true, value: { pageId: `new ${key}` } }),
) => {
  const makeFirstPage = vi.fn(async (made: MakeFirstPage) => answer(made))
  const onMade = vi.fn<(ids: readonly string[]) => void>()
  const onNew = vi.fn<() => void>()
  const at = (present: readonly string[]) => (
    <MessagesProvider messages={messages} locale="en-GB">
      <main>
        <StartingPoints client={{ makeFirstPage }} pages={present.map(page)} mayPublish onMade={onMade} onNew={onNew} />
      </main>
    </MessagesProvider>
  )
  const { rerender } = render(at(keys))
  return { makeFirstPage, onMade, onNew, has: (present: readonly string[]) => rerender(at(present)) }
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('what a shop without pages needs first', () => {
  it('is shown as cards, those that the shop cannot work without before the others', async () => {
    show([])
    expect(titles()).toEqual([
      'Header and footer',
      'Home page',
      'Categories, search and products',
      'Bag and checkout',
      'When nothing is found',
      'Account and orders',
      'Help',
      'Privacy',
      'A page of your own',
    ])
    expect(screen.getAllByText('The shop does not work without it.')).toHaveLength(6)
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })
    expect(violations).toEqual([])
  })

  it('is made a card by a click, and by another click all of it', async () => {
    const { makeFirstPage, onMade } = show([])
    await userEvent.click(screen.getByRole('button', { name: 'Make it: Home page' }))
    expect(makeFirstPage.mock.calls).toEqual([[{ key: 'home' }]])
    expect(onMade).toHaveBeenCalledWith(['new home'])
    await userEvent.click(screen.getByRole('button', { name: `Make all ${ALL.length} pages that are missing` }))
    await waitFor(() => expect(makeFirstPage.mock.calls.slice(1).map(([{ key }]) => key)).toEqual(ALL))
    expect(await screen.findByText(/pages are made\. They are chosen in the list below/)).toBeTruthy()
  })

  it('says of each what is there already', () => {
    show(['home', 'header', 'footer'])
    const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body)
    expect(card('Home page').getByText('✓ It is there')).toBeTruthy()
    expect(card('Home page').queryByRole('button')).toBeNull()
    expect(card('Header and footer').getByText('2 of 4 are there.')).toBeTruthy()
  })

  it('goes away once all is there, and can be closed and opened again', async () => {
    show([])
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('heading')).toBeNull()
    cleanup()
    const later = show([])
    await userEvent.click(screen.getByRole('button', { name: /^Show what your shop needs first: \d+ pages are missing/ }))
    expect(titles().length).toBe(9)
    later.has(ALL)
    expect(screen.queryByText('What your shop needs first')).toBeNull()
  })

  it('keeps what was made where the rest fails, says why, and is completed by another click', async () => {
    let isDown = true
    const { makeFirstPage, onMade } = show([], ({ key }) =>
      isDown && key === 'checkoutHeader'
        ? { ok: false, status: 503, refusal: { code: 'CMS_BUSY', message: 'The CMS has too much to do.', requestId: '' } }
        : { ok: true, value: { pageId: key } },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Make it: Header and footer' }))
    expect(await screen.findByText('The CMS has too much to do.')).toBeTruthy()
    expect(onMade).toHaveBeenCalledWith(['header', 'footer'])
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Make it: Header and footer' }))
    await waitFor(() => expect(makeFirstPage).toHaveBeenCalledTimes(7))
  })
})
