import { describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { createDocumentStore, type DocumentStore } from '../../../composer/document/document-store.ts'
import { putBack, valuesBefore, valuesBeforeEdit } from '../../../composer/history/put-back.ts'
import type { ComposeEdit } from '../../../schemas/api/compose-history.ts'
import type { ComposeDocument, ComposeEntry, ComposeParts } from '../../../schemas/api/compose.ts'
import { linkTo } from '../../factories/cms.ts'
import { composeDocument, composeEntry } from '../document/setup.ts'

const storeOf = (document: ComposeDocument = composeDocument()): DocumentStore => createDocumentStore(document, () => 0)
/** A CMS that has these entries beside those of the page, and what was asked of it. */
const cmsWith = (...entries: readonly ComposeEntry[]) => {
  const parts = vi.fn(async (ids: readonly string[], _assets: readonly string[]): Promise<Answer<ComposeParts>> => {
    const found = entries.filter(({ sys }) => ids.includes(sys.id))
    return { ok: true, value: { entries: Object.fromEntries(found.map((entry) => [entry.sys.id, entry])), assets: {}, usedBy: {} } }
  })
  return { parts }
}
const fieldsOf = (store: DocumentStore, id: string) => store.get().document.entries[id]?.fields
const blocks = (...ids: readonly string[]) => ({
  ...composeDocument().entries['page']?.fields,
  blocks: { en: ids.map((id) => linkTo(id)) },
})

describe('putting back', () => {
  it('an edit gives its values back to the block, and leaves all others as they are', async () => {
    const store = storeOf()
    store.change('head', 'text', 'fr', 'Bonsoir')
    const edit = { entryId: 'head', changes: [{ field: 'text', locale: 'en', before: 'Good evening', after: 'Good morning' }] }
    expect(await putBack({ store, client: cmsWith() }, () => valuesBeforeEdit(edit as unknown as ComposeEdit))).toEqual({
      status: 'done',
      missing: 0,
    })
    expect(fieldsOf(store, 'head')).toEqual({ text: { en: 'Good evening', fr: 'Bonsoir' } })
  })

  it('a page is one step, which one undo takes back', async () => {
    const store = storeOf()
    const before = { head: { text: { en: 'Old' } }, page: { ...blocks('head'), title: { en: 'Old home' } } }
    await putBack({ store, client: cmsWith() }, (whole) => valuesBefore(whole, before))
    expect([fieldsOf(store, 'head'), fieldsOf(store, 'page')?.['title']]).toEqual([{ text: { en: 'Old' } }, { en: 'Old home' }])
    store.undo()
    expect(store.get().document.entries).toEqual(composeDocument().entries)
  })

  it('brings back a block that was taken off, with all that was in it, each as it was then', async () => {
    const store = storeOf()
    const box = composeEntry('box', 'fragment', { title: { en: 'Box' }, blocks: { en: [linkTo('inside')] } })
    const inside = composeEntry('inside', 'headline', { text: { en: 'Changed since' } })
    const client = cmsWith(box, inside)
    const before = { page: blocks('head', 'box'), inside: { text: { en: 'Then' } } }
    expect(await putBack({ store, client }, (whole) => valuesBefore(whole, before))).toEqual({ status: 'done', missing: 0 })
    expect(fieldsOf(store, 'page')?.['blocks']).toEqual({ en: [linkTo('head'), linkTo('box')] })
    expect(fieldsOf(store, 'inside')).toEqual({ text: { en: 'Then' } })
    expect(client.parts.mock.calls).toEqual([
      [['box'], []],
      [['inside'], []],
    ])
  })

  it('says how many blocks the CMS does not have any more, and asks for each of them once', async () => {
    const store = storeOf()
    const client = cmsWith()
    expect(await putBack({ store, client }, (whole) => valuesBefore(whole, { page: blocks('head', 'gone') }))).toEqual({
      status: 'done',
      missing: 1,
    })
    expect(client.parts).toHaveBeenCalledTimes(1)
  })

  it('leaves what other pages have too, and what was not there yet', async () => {
    const store = storeOf({ ...composeDocument(), usedBy: { head: 3 } })
    const before = { head: { text: { en: 'Old' } }, page: null }
    expect(await putBack({ store, client: cmsWith() }, (whole) => valuesBefore(whole, before))).toEqual({ status: 'same', missing: 0 })
    expect(store.get().document).toEqual({ ...composeDocument(), usedBy: { head: 3 } })
  })

  it('changes nothing where the blocks that were taken off cannot be read, and says why', async () => {
    const store = storeOf()
    const parts = async () => ({ ok: false, status: 503, refusal: { code: 'CMS_BUSY', message: 'Busy.', requestId: '' } }) as const
    expect(await putBack({ store, client: { parts } }, (whole) => valuesBefore(whole, { page: blocks('head', 'box') }))).toEqual({
      status: 'failed',
      message: 'Busy.',
    })
    expect(store.get().past).toEqual([])
  })
})
