import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createComposeClient } from '../../../composer/api/compose-client.ts'
import { buildDraft } from '../../../composer/canvas/build-draft.ts'
import { createAutosave } from '../../../composer/document/autosave.ts'
import { createDocumentStore } from '../../../composer/document/document-store.ts'
import { createLocalCopy } from '../../../composer/document/local-copy.ts'
import { outlineOf } from '../../../composer/editor/outline-tree.ts'
import type { ComposeDocument, ComposeProblem } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { localeChain } from '../../../src/content/locales.ts'
import { linkTo } from '../../factories/cms.ts'
import { site } from '../../factories/site.ts'
import { STRANGE_PAGE, strangePages, type StrangeEntry } from '../../factories/strange-page.ts'
import { createComposeShop, HOST, OWN, TYPES, type ComposeShop } from './compose-shop.ts'

const BLOCK_TYPES = TYPES.filter((type) => type !== 'page' && type !== 'redirect')
const WORDS = 'words-beside'

let shop: ComposeShop
let request: typeof fetch
/** Requests that change something, in their order. */
const writes: string[] = []
beforeAll(async () => {
  shop = await createComposeShop()
  const { app } = await shop.compose()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  request = (path, init) => {
    if (init?.method === 'PUT') writes.push(String(path))
    return ask(port, String(path), init)
  }
  await shop.make(WORDS, 'headline', { text: 'Good evening' })
})
afterAll(() => shop.close())

/** `fetch` to the preview's host, which no resolver knows. */
const ask = (port: number, path: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const all = { ...(headers as Readonly<Record<string, string>>), ...OWN, host: HOST }
    const call = http.request({ host: '127.0.0.1', port, path, method, headers: all }, (answer) => {
      text(answer).then((said) => resolve(new Response(said, { status: answer.statusCode ?? 500 })), reject)
    })
    call.once('error', reject)
    call.end(typeof body === 'string' ? body : undefined)
  })

/** Drafts the page, with a block at its end that is as it should be. */
const drafts = async (entries: readonly StrangeEntry[]): Promise<void> => {
  const { entry } = shop.contentful.management
  for (const { id, type, fields } of entries) {
    const { en = [] } = fields['blocks'] ?? {}
    const blocks = id === STRANGE_PAGE && Array.isArray(en) ? { blocks: { en: [...(en as Json[]), linkTo(WORDS)] } } : {}
    await entry.createWithId({ entryId: id, contentTypeId: type }, { fields: { ...fields, ...blocks } })
  }
}

/** Versions and fields as the CMS has them, to the byte. */
const stored = async (entries: readonly StrangeEntry[]): Promise<readonly string[]> =>
  Promise.all(
    entries.map(async ({ id }) => {
      const { sys, fields } = await shop.contentful.management.entry.get({ entryId: id })
      return `${id} ${sys.version} ${JSON.stringify(fields)}`
    }),
  )

/** As the composer opens a page: over HTTP, with its own store and saving. */
const opens = async () => {
  const client = createComposeClient(request)
  const answer = await client.open(STRANGE_PAGE)
  if (!answer.ok) throw new Error(answer.refusal.message)
  const store = createDocumentStore(answer.value, () => 0)
  const copy = createLocalCopy({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }, STRANGE_PAGE)
  const autosave = createAutosave({ store, client, copy, later: () => () => undefined })
  const check = await client.check(store.get().document)
  if (!check.ok) throw new Error(check.refusal.message)
  return { store, autosave, problems: check.value.problems }
}

/** What the composer derives of a document to show it, on two sites; none of it may throw. */
const looks = (document: ComposeDocument, problems: readonly ComposeProblem[]): void => {
  for (const [key, language] of [
    ['gb', 'en'],
    ['ae', 'ar'],
  ] as const) {
    const rows = outlineOf(document, localeChain(document.locales, language, site(key).code), problems)
    expect(rows.filter(({ kind }) => kind === 'block').length).toBeGreaterThan(4)
    expect(buildDraft({ document, site: site(key), language })?.key).toBe('landing/strange')
  }
}

it('whatever is on a page is opened, looked at and left as it was, and a text beside it is saved alone', async () => {
  await fc.assert(
    fc.asyncProperty(strangePages(BLOCK_TYPES), fc.string({ minLength: 1, maxLength: 20 }), async (entries, typed) => {
      try {
        await drafts(entries)
        const before = await stored(entries)
        const { store, autosave, problems } = await opens()
        expect([await autosave.flush(), writes.splice(0)]).toEqual([true, []])
        expect(await stored(entries)).toEqual(before)

        looks(store.get().document, problems)
        store.change(WORDS, 'text', 'en', `Good morning${typed}`)
        looks(store.get().document, problems)
        const isSaved = await autosave.flush()
        expect([isSaved, autosave.get()]).toMatchObject([true, { save: { status: 'saved' }, conflicts: {} }])
        expect(writes.splice(0)).toEqual([`/_compose/api/entries/${WORDS}`])
        store.undo()
        await autosave.flush()
        autosave.stop()
        expect(writes.splice(0)).toEqual([`/_compose/api/entries/${WORDS}`])
        expect(await stored(entries)).toEqual(before)
      } finally {
        for (const { id } of entries) await shop.contentful.management.entry.delete({ entryId: id }).catch(() => undefined)
      }
    }),
    // A second each: every one is a page made, read and deleted in the CMS.
    { numRuns: 10 },
  )
})
