// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { InterfaceProvider } from '../../../composer/interface/interface-context.tsx'
import { PageList } from '../../../composer/pages/page-list.tsx'
import type { AddressQuery } from '../../../composer/api/compose-client.ts'
import type { ComposePage, ComposeRight, ComposeSite } from '../../../schemas/api/compose.ts'
import type { AddressAnswer, ChangePageState, CreatePage, PageStateChanged } from '../../../schemas/api/compose-pages.ts'
import type { CheckRelease } from '../../../schemas/api/compose-releases.ts'
import messages from '../../../src/i18n/compose/en.json'

afterEach(cleanup)
beforeAll(() => {
  document.documentElement.lang = 'en'
})

const page = (id: string, given: Partial<ComposePage> = {}): ComposePage => ({
  id,
  title: id,
  key: `landing/${id}`,
  kind: 'landing',
  sites: [],
  state: 'live',
  isRefused: false,
  planned: [],
  comments: 0,
  version: 3,
  updatedAt: '2026-01-01T00:00:00Z',
  ...given,
})
const SITES: readonly ComposeSite[] = [
  { siteTag: 'ald-gb', name: 'Alder, GB', clientName: 'alder', country: 'GB', languages: ['en'], defaultLanguage: 'en' },
  { siteTag: 'ald-jp', name: 'Alder, JP', clientName: 'alder', country: 'JP', languages: ['ja', 'en'], defaultLanguage: 'ja' },
]
const FREE: AddressAnswer = { state: 'free', message: 'This address is free.' }

const ok = <Value,>(value: Value) => ({ ok: true as const, value })
const refused = (status: number, message: string) => ({ ok: false as const, status, refusal: { code: 'REFUSED', message, requestId: '' } })

interface Shown {
  readonly pages?: readonly ComposePage[]
  readonly rights?: readonly ComposeRight[]
  readonly address?: (query: AddressQuery) => AddressAnswer
}

const Opened = () => <p>opened {useLocation().pathname + useLocation().search}</p>

const showList = ({ pages = [page('autumn')], rights = ['edit', 'publish'], address = () => FREE }: Shown = {}) => {
  const client = {
    pages: vi.fn(async () => ok({ pages })),
    programs: async () => ok({ keys: [], requests: [] }),
    checkRelease: async ({ pages: ids }: CheckRelease) =>
      ok({ pages: ids.map((id) => ({ page: { id, title: id, sites: [] }, versions: {}, problems: [] })), conflicts: [] }),
    saveRelease: async () => ok({ status: 'published' as const }),
    makeFirstPage: async () => ok({}),
    templates: async () =>
      ok({
        templates: [{ id: 'campaign', title: 'Campaign', description: 'One idea.', outline: ['Hero', 'Product tray', 'Product tray'] }],
      }),
    address: vi.fn(async (query: AddressQuery) => ok(address(query))),
    createPage: vi.fn(async (_page: CreatePage): Promise<ReturnType<typeof refused> | { ok: true; value: { pageId: string } }> =>
      ok({ pageId: 'made' }),
    ),
    changeState: vi.fn(
      async (
        _id: string,
        _action: string,
        _change: ChangePageState,
      ): Promise<ReturnType<typeof refused> | { ok: true; value: PageStateChanged }> =>
        ok({
          entry: { sys: { id: 'autumn', type: 'Entry', contentType: { sys: { id: 'page' } }, version: 4, updatedAt: '' }, fields: {} },
        }),
    ),
  }
  const shown = render(
    <InterfaceProvider texts={{ language: 'en', messages, schemaWords: {} }} missed={undefined}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<PageList client={client} sites={SITES} rights={rights} />} />
          <Route path="/pages/:id" element={<Opened />} />
        </Routes>
      </MemoryRouter>
    </InterfaceProvider>,
  )
  return { ...shown, client }
}

const openNew = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'New page' }))
  return within(screen.getByRole('dialog', { name: 'New page' }))
}

describe('a new page', () => {
  it('is at the address that its title suggests, starts from a template, and opens once it is made', async () => {
    const { client } = showList()
    const dialog = await openNew()
    await userEvent.type(dialog.getByLabelText('Title'), 'Summer Sale')
    expect(dialog.getByLabelText<HTMLInputElement>('Address').value).toBe('/summer-sale')
    await dialog.findByText('This address is free.')
    await userEvent.click(
      await dialog.findByRole('radio', {
        name: 'Campaign',
        description: 'One large picture, the idea in a few words, and what to buy of it. Hero · Product tray ×2',
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await screen.findByText('opened /pages/made')
    expect(client.createPage).toHaveBeenCalledWith({
      title: 'Summer Sale',
      path: '/summer-sale',
      sites: [],
      locale: '',
      from: { template: 'campaign' },
    })
  })

  it('keeps the address that she typed, whatever its title becomes', async () => {
    showList()
    const dialog = await openNew()
    await userEvent.type(dialog.getByLabelText('Title'), 'Sale')
    await userEvent.clear(dialog.getByLabelText('Address'))
    await userEvent.type(dialog.getByLabelText('Address'), '/last-chance')
    await userEvent.type(dialog.getByLabelText('Title'), ' now')
    expect(dialog.getByLabelText<HTMLInputElement>('Address').value).toBe('/last-chance')
  })

  it('is not made while its address is refused, and takes the one that is offered', async () => {
    const taken: AddressAnswer = { state: 'taken', message: 'The page “Autumn” has this address.', suggestion: '/autumn-2' }
    const { client } = showList({ address: ({ path }) => (path === '/autumn' ? taken : FREE) })
    const dialog = await openNew()
    await userEvent.click(await dialog.findByRole('radio', { name: 'Campaign' }))
    await userEvent.type(dialog.getByLabelText('Title'), 'Autumn')
    await dialog.findByText(taken.message)
    expect(dialog.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    expect(client.createPage).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(dialog.getByLabelText('Address'))
    await userEvent.click(dialog.getByRole('button', { name: 'Use /autumn-2' }))
    await dialog.findByText('This address is free.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(client.createPage).toHaveBeenCalledWith(expect.objectContaining({ path: '/autumn-2' })))
  })

  it('is checked for the sites that are chosen, and written in their language', async () => {
    const { client } = showList()
    const dialog = await openNew()
    await userEvent.click(await dialog.findByRole('radio', { name: 'Campaign' }))
    await userEvent.type(dialog.getByLabelText('Title'), '夏のセール')
    expect(dialog.getByLabelText<HTMLInputElement>('Address').value).toBe('/campaign')
    await userEvent.click(dialog.getByRole('radio', { name: 'Some sites' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    expect(dialog.getByRole('alert').textContent).toBe('Choose at least one site.')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Alder, JP' }))
    await waitFor(() => expect(client.address).toHaveBeenLastCalledWith({ path: '/campaign', sites: ['ald-jp'] }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await screen.findByText('opened /pages/made?site=ald-jp')
    expect(client.createPage).toHaveBeenCalledWith(expect.objectContaining({ sites: ['ald-jp'], locale: 'ja' }))
  })

  it('says what the shop refuses, and keeps what was typed', async () => {
    const { client } = showList()
    client.createPage.mockResolvedValueOnce(refused(422, 'A colleague took it just now.'))
    const dialog = await openNew()
    await userEvent.click(await dialog.findByRole('radio', { name: 'Campaign' }))
    await userEvent.type(dialog.getByLabelText('Title'), 'Autumn{Enter}')
    await dialog.findByText('A colleague took it just now.')
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Autumn')
  })

  it('may be a copy of the page in whose row that is chosen', async () => {
    const { client } = showList({ pages: [page('autumn'), page('footer', { key: 'footer', kind: 'footer' })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Copy…: autumn' }))
    expect(screen.queryByRole('button', { name: 'Copy…: footer' })).toBeNull()
    const dialog = within(screen.getByRole('dialog', { name: 'New page' }))
    await userEvent.type(dialog.getByLabelText('Title'), 'Winter')
    expect(dialog.getByLabelText<HTMLSelectElement>('Page to copy').value).toBe('autumn')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(client.createPage).toHaveBeenCalledWith(expect.objectContaining({ from: { pageId: 'autumn' } })))
  })

  it('is nothing that axe complains about', async () => {
    const { container } = showList()
    const dialog = await openNew()
    await dialog.findByRole('radio', { name: 'Campaign' })
    await userEvent.click(dialog.getByRole('radio', { name: 'Some sites' }))
    // Colours are looked at in a browser.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('the rows of the list', () => {
  const actions = async (given: Partial<ComposePage>, rights: readonly ComposeRight[] = ['edit', 'publish']) => {
    showList({ pages: [page('one', given)], rights })
    await screen.findByText(/^1\s*page$/)
    const names = screen.queryAllByRole('button', { name: /: one$/ }).map((button) => button.textContent)
    cleanup()
    return names
  }

  it('offer what can be done in the state of a page, by who may do it', async () => {
    expect(await actions({ state: 'live' })).toEqual(['Copy…', 'Unpublish'])
    expect(await actions({ state: 'changed' })).toEqual(['Copy…', 'Unpublish'])
    expect(await actions({ state: 'draft' })).toEqual(['Copy…', 'Archive'])
    expect(await actions({ state: 'archived' })).toEqual(['Copy…', 'Restore'])
    expect(await actions({ state: 'live' }, ['edit'])).toEqual(['Copy…'])
    expect(await actions({ state: 'live' }, [])).toEqual([])
    expect(await actions({ state: 'live', kind: 'home', key: 'home' })).toEqual(['Copy…'])
  })

  it('say what shoppers will see before a page is taken down, and where they are led', async () => {
    const { client } = showList()
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish: autumn' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Unpublish “autumn”?' }))
    expect(dialog.getByText(/Shoppers will not find this page any more/)).toBeDefined()
    await userEvent.type(dialog.getByLabelText(/^Lead shoppers to/), '/women')
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }))
    await waitFor(() => expect(client.pages).toHaveBeenCalledTimes(2))
    expect(client.changeState).toHaveBeenCalledWith('autumn', 'unpublish', { version: 3, redirectTo: '/women' })
  })

  it('offer to do a redirect again that failed, in the version that is there then', async () => {
    const { client } = showList()
    const entry = {
      sys: { id: 'autumn', type: 'Entry' as const, contentType: { sys: { id: 'page' } }, version: 9, updatedAt: '' },
      fields: {},
    }
    client.changeState.mockResolvedValueOnce(ok({ entry, redirectProblem: { message: 'The old address leads nowhere yet.' } }))
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish: autumn' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Lead shoppers to/), '/women')
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }))
    await dialog.findByText('The old address leads nowhere yet.')
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(client.changeState).toHaveBeenLastCalledWith('autumn', 'unpublish', { version: 9, redirectTo: '/women' })
  })

  it('change nothing where a colleague was quicker: the list is read again', async () => {
    const { client } = showList()
    client.changeState.mockResolvedValueOnce(refused(409, 'Somebody else has changed this page meanwhile.'))
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish: autumn' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }))
    await dialog.findByText('Somebody else has changed this page meanwhile.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(client.pages).toHaveBeenCalledTimes(2))
  })
})

it('the list of pages calls sites by their names, and one that the shop does not know by its tag', () => {
  showList({ pages: [page('autumn', { sites: ['ald-jp', 'old-site'] })] })
  return screen.findByRole('cell', { name: 'Alder, JP · old-site' })
})
