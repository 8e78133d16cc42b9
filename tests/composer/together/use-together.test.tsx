// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ComposeEntry, ComposeParts } from '../../../schemas/api/compose.ts'
import type { HereAnswer, HerePing } from '../../../schemas/api/compose-together.ts'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { createAutosave } from '../../../composer/document/autosave.ts'
import { createDocumentStore } from '../../../composer/document/document-store.ts'
import { createLocalCopy } from '../../../composer/document/local-copy.ts'
import { MarksAt } from '../../../composer/together/marks-at.tsx'
import { useLastSaid } from '../../../composer/together/use-last-said.ts'
import { useTogether, type Together } from '../../../composer/together/use-together.ts'
import { WhoIsHere } from '../../../composer/together/who-is-here.tsx'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'
import { composeDocument, composeEntry } from '../document/setup.ts'
import { defined } from '../../../src/lib/defined.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NOBODY: HereAnswer = { others: [], changed: [] }
const jan = (entryId?: string) => ({
  windowId: 'window-of-jan',
  name: 'Jan Smit',
  isMe: false,
  ...defined({ entryId }),
})
const names: Readonly<Record<string, string>> = { head: 'Headline “Good morning”', page: 'Page “Home”' }

/** An open page beside which the shop says what the test wants. */
const openPage = (first: HereAnswer = NOBODY) => {
  const store = createDocumentStore(composeDocument(), () => Date.now())
  const copy = createLocalCopy({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }, 'page')
  const save = async (): Promise<Answer<ComposeEntry>> => new Promise(() => undefined)
  const autosave = createAutosave({ store, client: { save }, copy, later: () => () => undefined })
  let answer: Answer<HereAnswer> = { ok: true, value: first }
  const client = {
    here: vi.fn(async (_page: string, _ping: HerePing) => answer),
    leave: vi.fn(async (): Promise<Answer<object>> => ({ ok: true, value: {} })),
    parts: async (): Promise<Answer<ComposeParts>> => ({ ok: true, value: { entries: {}, assets: {}, usedBy: {} } }),
  }
  let together: Together | undefined
  const Page = () => {
    together = useTogether({ client, page: { store, autosave }, pageId: 'page', entryId: 'head', nameOf: (id) => names[id] })
    return (
      <>
        <WhoIsHere others={together.others} pageId="page" nameOf={(id) => names[id]} />
        <button type="button">
          <MarksAt others={together.others} entryId="head" pageId="page" />
        </button>
        <p role="status">{useLastSaid('', together.said)}</p>
      </>
    )
  }
  const { unmount } = render(
    <MessagesProvider messages={messages} locale="en-GB">
      <Page />
    </MessagesProvider>,
  )
  const passes = (ms = 3_000) => act(() => vi.advanceTimersByTimeAsync(ms))
  return {
    store,
    client,
    unmount,
    passes,
    /** What is heard from the next call on. */
    hears: (next: HereAnswer | Answer<HereAnswer>) => (answer = 'ok' in next ? next : { ok: true, value: next }),
    typesOnPage: (id: string | undefined) => together?.onTyping(id),
    said: () => screen.getByRole('status').textContent,
    textOf: () => store.get().document.entries['head']?.fields['text']?.['en'],
  }
}
const changed = (text: string, by?: HereAnswer['changed'][number]['by']): HereAnswer => ({
  others: [],
  changed: [{ entry: composeEntry('head', 'headline', { text: { en: text, fr: 'Bonjour' } }, 3), ...defined({ by }) }],
})

it('a window says at once which block is chosen in it and what it has of the page, and that it is closed', async () => {
  const { client, unmount, passes } = openPage()
  await passes(0)
  const [page, ping] = client.here.mock.calls[0] ?? []
  expect([page, ping]).toMatchObject(['page', { entryId: 'head', versions: { page: 2, head: 2 } }])
  expect(ping?.windowId).toMatch(/^[\w-]{8,64}$/)
  window.dispatchEvent(new Event('pagehide'))
  expect(client.leave).toHaveBeenCalledWith('page', ping?.windowId)
  unmount()
  await passes(60_000)
  expect([client.leave.mock.calls.length, client.here.mock.calls.length]).toEqual([2, 1])
})

it('who comes is told once and shown by initials with the whole name, at the block too', async () => {
  const { hears, passes, said } = openPage()
  hears({ ...NOBODY, others: [jan('head')] })
  await passes()
  expect(said()).toBe('Jan Smit is here, at Headline “Good morning”')
  const mark = within(screen.getByRole('group', { name: 'Also here' })).getByRole('img', {
    name: 'Jan Smit is here, at Headline “Good morning”',
  })
  expect(mark.textContent).toBe('JS')
  expect(screen.getByRole('button', { name: 'Jan Smit is here' })).toBeTruthy()
  hears(NOBODY)
  await passes()
  expect(screen.queryByRole('group', { name: 'Also here' })).toBeNull()
})

it('who is at a block that is not here yet, or at the page itself, is here', async () => {
  const { hears, passes } = openPage()
  hears({ ...NOBODY, others: [jan('unknown'), { ...jan('page'), windowId: 'window-of-eva', name: 'Eva', isMe: true }] })
  await passes()
  expect(screen.getAllByRole('img').map((mark) => mark.ariaLabel ?? mark.getAttribute('aria-label'))).toEqual([
    'Jan Smit is here',
    'Another window of yours is here',
  ])
})

it('of many people two are beside the title, the others in a list', async () => {
  const { hears, passes } = openPage()
  hears({ ...NOBODY, others: ['Ann', 'Bob', 'Cid', 'Dora'].map((name) => ({ windowId: `window-${name}`, name, isMe: false })) })
  await passes()
  expect(screen.getAllByRole('img')).toHaveLength(2)
  expect(screen.getByLabelText('2 more are here').textContent).toBe('+2')
  expect(screen.getByText('Dora is here')).toBeTruthy()
})

it.each([
  [{ name: 'Jan Smit', isMe: false }, 'Jan Smit changed Headline “Good morning”.'],
  [{ name: 'Developer', isMe: true }, 'You changed Headline “Good morning” in another window.'],
  [undefined, 'Somebody changed Headline “Good morning” in the CMS.'],
])('a change is told with who made it', async (by, sentence) => {
  const { hears, passes, said, textOf } = openPage()
  hears(changed('Hers', by))
  await passes()
  expect([said(), textOf()]).toEqual([sentence, 'Hers'])
})

it('a text that is typed on the page stays what it is until that ends; then the colleague’s is there', async () => {
  const { hears, passes, typesOnPage, textOf } = openPage()
  typesOnPage('head')
  hears(changed('Hers', { name: 'Jan Smit', isMe: false }))
  await passes(30_000)
  expect(textOf()).toBe('Good morning')
  typesOnPage(undefined)
  await passes()
  expect(textOf()).toBe('Hers')
})

it('undo that leaves what a colleague wrote says so', async () => {
  const { store, hears, passes, said, textOf } = openPage()
  act(() => store.change('head', 'text', 'en', 'Mine'))
  act(() => store.acknowledge(composeEntry('head', 'headline', { text: { en: 'Mine' } }, 3), { text: { en: 'Mine' } }))
  hears({ others: [], changed: [{ entry: composeEntry('head', 'headline', { text: { en: 'Hers' } }, 4) }] })
  await passes()
  await passes()
  expect(textOf()).toBe('Hers')
  act(() => store.undo())
  expect([said(), textOf()]).toEqual(['Somebody else has changed Headline “Good morning” since: that stays.', 'Hers'])
})

it('nobody is shown where it is not known any more who is here', async () => {
  const { hears, passes } = openPage({ ...NOBODY, others: [jan()] })
  await passes()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  hears({ ok: false, status: 401, refusal: { code: 'SIGN_IN', message: '', requestId: '' } })
  await passes()
  expect(screen.queryByRole('img')).toBeNull()
})
