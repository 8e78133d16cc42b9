// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReleaseDialog } from '../../../composer/releases/release-dialog.tsx'
import type { ReleaseStart } from '../../../composer/releases/use-release.ts'
import type { CheckRelease, ReleaseCheck, ReleaseOutcome, SaveRelease } from '../../../schemas/api/compose-releases.ts'
import type { ComposePage } from '../../../schemas/api/compose.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

afterEach(cleanup)

const pageOf = (id: string, state: ComposePage['state']): ComposePage => ({
  id,
  title: `Page ${id}`,
  key: `landing/${id}`,
  kind: 'landing',
  sites: [],
  state,
  isRefused: false,
  planned: [],
  comments: 0,
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
})
const releasePage = (id: string) => ({ id, title: `Page ${id}`, sites: [] })
const ok = <Value,>(value: Value) => ({ ok: true as const, value })

interface Given {
  readonly start?: ReleaseStart
  readonly outcome?: ReleaseOutcome
  readonly check?: Partial<ReleaseCheck>
}

const show = ({
  start = { name: '', pageIds: ['tree', 'star'] },
  outcome = { status: 'planned', releaseId: 'r' },
  check = {},
}: Given = {}) => {
  const saveRelease = vi.fn(async (_release: SaveRelease, _id?: string) => ok(outcome))
  const checkRelease = vi.fn(async ({ pages }: CheckRelease) =>
    ok({ pages: pages.map((id) => ({ page: releasePage(id), versions: { [id]: 3 }, problems: [] })), conflicts: [], ...check }),
  )
  const onClose = vi.fn()
  const pages = async () =>
    ok({ pages: [pageOf('tree', 'draft'), pageOf('star', 'changed'), pageOf('moon', 'draft'), pageOf('sun', 'live')] })
  render(
    <MemoryRouter>
      <MessagesProvider messages={messages} locale="en-GB">
        <ReleaseDialog
          client={{ pages, checkRelease, saveRelease }}
          start={start}
          timeZone="Europe/London"
          zones={['Asia/Tokyo', 'Europe/London']}
          onClose={onClose}
        />
      </MessagesProvider>
    </MemoryRouter>,
  )
  return { saveRelease, checkRelease, onClose }
}
const button = (name: string) => screen.findByRole('button', { name, hidden: true })
const type = async (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, value)
}
const isReady = () => screen.findAllByText('1 change goes live')

describe('a release that is being planned', () => {
  it('is sent with its name, its moment on the clocks that were chosen, and the versions that were seen', async () => {
    const { saveRelease } = show()
    await isReady()
    await type('Name of the release', 'Winter')
    await type('When', '2028-11-28T00:00')
    await userEvent.selectOptions(screen.getByLabelText('Clocks of'), 'Asia/Tokyo')
    await isReady()
    await userEvent.click(await button('Plan it'))
    expect(await screen.findByText('Planned.')).toBeTruthy()
    const pages = ['tree', 'star'].map((id) => ({ id, versions: { [id]: 3 } }))
    const sent = { name: 'Winter', pages, at: '2028-11-27T15:00:00.000Z', timeZone: 'Asia/Tokyo' }
    expect(saveRelease.mock.calls).toEqual([[sent, undefined]])
  })

  it('takes pages with changes in and out, and none that are live as they are', async () => {
    const { checkRelease } = show()
    await isReady()
    const choice = screen.getByLabelText('Another page')
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Choose a page', 'Page moon'])
    await userEvent.selectOptions(choice, 'moon')
    await userEvent.click(await button('Add'))
    await userEvent.click(await button('Take out “Page tree”'))
    await isReady()
    expect(checkRelease.mock.lastCall?.[0].pages).toEqual(['star', 'moon'])
  })

  it('is not sent without a name, without a page, or without a moment, and says which', async () => {
    const { saveRelease } = show({ start: { name: '', pageIds: ['tree'] } })
    await isReady()
    await userEvent.click(await button('Plan it'))
    expect(screen.getByText('Give the release a name.')).toBeTruthy()
    await type('Name of the release', 'Winter')
    await userEvent.click(await button('Plan it'))
    expect(screen.getByText('Choose a moment.')).toBeTruthy()
    await userEvent.click(await button('Take out “Page tree”'))
    await userEvent.click(await button('Plan it'))
    expect(await screen.findByText('Choose at least one page.')).toBeTruthy()
    expect(saveRelease).not.toHaveBeenCalled()
  })

  it('says which hour is meant in a night when clocks change', async () => {
    show()
    await type('When', '2028-03-26T01:30')
    expect(screen.getByText('Clocks skip 01:30 that night: 02:30 is meant.')).toBeTruthy()
    await type('When', '2028-10-29T01:30')
    expect(screen.getByText('Clocks show 01:30 twice that night: the first one is meant.')).toBeTruthy()
  })

  it('says before it is planned what clashes, and what is to be mended on which page', async () => {
    show({
      check: {
        pages: [{ page: releasePage('tree'), versions: {}, problems: [], refusal: { message: 'The address of this page has changed.' } }],
        conflicts: [
          {
            kind: 'together',
            page: releasePage('star'),
            entryId: 'section',
            entryName: 'Shared section “Promises”',
            count: 2,
            other: { releaseId: 's', name: 'Spring', at: '2028-03-01T00:00:00.000Z', timeZone: 'Europe/London' },
          },
        ],
      },
    })
    expect(await screen.findByText('The address of this page has changed.')).toBeTruthy()
    expect(screen.getByText(/Shared section “Promises” and 1 more go live with “Spring” too \(1 Mar 2028, 00:00 London\)/)).toBeTruthy()
    expect(screen.getByText('Open Page star').getAttribute('href')).toBe('/pages/star?block=section')
  })

  it('of which pages are refused names them, and nothing was done', async () => {
    const refused = { page: releasePage('star'), versions: {}, problems: [], refusal: { message: 'Restore it first.' } }
    show({ start: { name: 'Winter', pageIds: ['tree', 'star'] }, outcome: { status: 'refused', pages: [refused] } })
    await isReady()
    await userEvent.click(screen.getByLabelText('Now'))
    await isReady()
    await userEvent.click(await button('Publish together'))
    expect(await screen.findByText(/One page cannot go live yet, and nothing was done: Page star\./)).toBeTruthy()
  })
})

it('a planned release in an hour that clocks show twice stays where it is until another time is chosen', async () => {
  const release = {
    id: 'r',
    name: 'Winter',
    version: 4,
    state: 'planned' as const,
    // The second half past one of that night in London.
    at: '2028-10-29T01:30:00.000Z',
    timeZone: 'Europe/London',
    pages: [releasePage('tree')],
    count: 2,
    conflicts: [],
  }
  const { saveRelease } = show({ start: { name: 'Winter', pageIds: ['tree'], release } })
  await isReady()
  expect(screen.getByLabelText<HTMLInputElement>('When').value).toBe('2028-10-29T01:30')
  await userEvent.click(await button('Save the release'))
  expect(saveRelease.mock.lastCall).toMatchObject([{ at: release.at, version: 4 }, 'r'])
})
