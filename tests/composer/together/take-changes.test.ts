import { describe, expect, it, vi } from 'vitest'
import type { ComposeEntry, ComposeParts, SaveEntry } from '../../../schemas/api/compose.ts'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { createAutosave } from '../../../composer/document/autosave.ts'
import { createDocumentStore, unsavedIds } from '../../../composer/document/document-store.ts'
import { createLocalCopy } from '../../../composer/document/local-copy.ts'
import { takeChanges } from '../../../composer/together/take-changes.ts'
import { createStrangerReader } from '../../../composer/together/take-strangers.ts'
import { hasJustChanged } from '../../../composer/together/typing.ts'
import { linkTo } from '../../factories/cms.ts'
import { composeDocument, composeEntry } from '../document/setup.ts'

/** A page that is open, saves that are answered when the test says so, and a server that has what is asked for. */
const openPage = (parts: Partial<ComposeParts> = {}) => {
  const store = createDocumentStore(composeDocument(), () => 0)
  const answers: ((answer: Answer<ComposeEntry>) => void)[] = []
  const save = vi.fn((_id: string, _entry: SaveEntry) => new Promise<Answer<ComposeEntry>>((resolve) => void answers.push(resolve)))
  const copy = createLocalCopy({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }, 'page')
  const autosave = createAutosave({ store, client: { save }, copy, later: () => () => undefined })
  const client = {
    parts: vi.fn(async (): Promise<Answer<ComposeParts>> => ({ ok: true, value: { entries: {}, assets: {}, usedBy: {}, ...parts } })),
  }
  const readStrangers = createStrangerReader({ store, client })
  const typing = new Set<string>()
  const take = async (...entries: readonly ComposeEntry[]) =>
    (
      await takeChanges(
        { store, autosave, readStrangers, isTyping: (id) => typing.has(id) },
        entries.map((entry) => ({ entry, by: { name: 'Jan', isMe: false } })),
      )
    ).map(({ entry }) => entry.sys.id)
  const fieldsOf = (id: string) => store.get().document.entries[id]?.fields
  return { store, save, answers, autosave, client, typing, take, fieldsOf }
}
const theirs = (text: string, version = 3, more = {}) =>
  composeEntry('head', 'headline', { text: { en: text, fr: 'Bonjour' }, ...more }, version)
const pageWith = (...ids: readonly string[]): ComposeEntry => {
  const page = composeDocument().entries['page']
  if (page === undefined) throw new Error('No page')
  return { ...page, sys: { ...page.sys, version: 3 }, fields: { ...page.fields, blocks: { en: ids.map((id) => linkTo(id)) as never } } }
}

describe('what a colleague saved', () => {
  it('is here, and nothing of it has to be saved', async () => {
    const { take, fieldsOf, store } = openPage()
    expect(await take(theirs('Hers'))).toEqual(['head'])
    expect(fieldsOf('head')?.['text']).toEqual({ en: 'Hers', fr: 'Bonjour' })
    expect(unsavedIds(store.get())).toEqual([])
  })

  it('is told of only where something looks different: a publish is not', async () => {
    const { take, store } = openPage()
    expect(await take(theirs('Good morning'))).toEqual([])
    expect(store.get().saved['head']?.sys.version).toBe(3)
  })

  it('meets what I changed at another place, and both stay', async () => {
    const { take, fieldsOf, store, autosave } = openPage()
    store.change('head', 'level', 'en', 2)
    expect(await take(theirs('Hers'))).toEqual(['head'])
    expect(fieldsOf('head')).toEqual({ text: { en: 'Hers', fr: 'Bonjour' }, level: { en: 2 } })
    expect([unsavedIds(store.get()), autosave.get().conflicts]).toEqual([['head'], {}])
  })

  it('at the same place as mine is a conflict: both are shown, what I see stays mine, nothing is sent', async () => {
    const { take, fieldsOf, store, autosave, save } = openPage()
    store.change('head', 'text', 'en', 'Mine')
    await take(theirs('Hers'))
    expect(autosave.get().conflicts['head']?.conflicts).toEqual([{ field: 'text', locale: 'en', mine: 'Mine', theirs: 'Hers' }])
    expect(fieldsOf('head')?.['text']?.['en']).toBe('Mine')
    expect(await autosave.flush()).toBe(false)
    expect(save).not.toHaveBeenCalled()
  })

  it('stays a conflict when she changes something else before I choose, with what she wrote last, and ends where she takes mine', async () => {
    const { take, store, autosave } = openPage()
    store.change('head', 'text', 'en', 'Mine')
    await take(theirs('Hers'))
    await take(theirs('Hers', 4, { level: { en: 3 } }))
    expect(autosave.get().conflicts['head']?.conflicts).toEqual([{ field: 'text', locale: 'en', mine: 'Mine', theirs: 'Hers' }])
    await take(theirs('Hers, again', 5))
    expect(autosave.get().conflicts['head']?.conflicts).toEqual([{ field: 'text', locale: 'en', mine: 'Mine', theirs: 'Hers, again' }])
    await take(theirs('Mine', 6))
    expect([autosave.get().conflicts, unsavedIds(store.get())]).toEqual([{}, []])
  })

  it('that is older than what is here changes nothing', async () => {
    const { take, fieldsOf } = openPage()
    await take(theirs('Newer', 5))
    expect(await take(theirs('Older', 4))).toEqual([])
    expect(fieldsOf('head')?.['text']?.['en']).toBe('Newer')
  })

  it('that was deleted since and made anew is not taken in its former state', async () => {
    const { take, fieldsOf } = openPage()
    const { sys, fields } = theirs('Long ago', 9)
    expect(await take({ sys: { ...sys, updatedAt: '2026-11-24T08:00:00.000Z' }, fields })).toEqual([])
    expect(fieldsOf('head')?.['text']?.['en']).toBe('Good morning')
  })

  it('waits while I type in the block, and is here afterwards', async () => {
    const { take, fieldsOf, typing } = openPage()
    typing.add('head')
    expect(await take(theirs('Hers'))).toEqual([])
    expect(fieldsOf('head')?.['text']?.['en']).toBe('Good morning')
    typing.clear()
    expect(await take(theirs('Hers'))).toEqual(['head'])
  })

  it('does not meet a save of the same block that is on its way: the answer of that save comes first, and nothing is a conflict with myself', async () => {
    const { take, fieldsOf, store, autosave, answers } = openPage()
    store.change('head', 'text', 'en', 'Mine')
    const saved = autosave.flush()
    // The CMS has it, its answer has not come, and I have typed on.
    store.change('head', 'text', 'en', 'Mine, typed on')
    expect(await take(theirs('Mine'))).toEqual([])
    expect(autosave.get().conflicts).toEqual({})
    answers.shift()?.({ ok: true, value: theirs('Mine') })
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers.shift()?.({ ok: true, value: theirs('Mine, typed on', 4) })
    expect(await saved).toBe(true)
    expect([autosave.get().conflicts, fieldsOf('head')?.['text']?.['en']]).toEqual([{}, 'Mine, typed on'])
  })

  it('does not meet a save that was never answered either: it may be that save', async () => {
    const { take, store, autosave, answers } = openPage()
    store.change('head', 'text', 'en', 'Mine')
    const saved = autosave.flush()
    answers.shift()?.({ ok: false, status: 0, refusal: { code: 'UNREACHABLE', message: '', requestId: '' } })
    await saved
    store.change('head', 'text', 'en', 'Mine, typed on')
    expect(await take(theirs('Mine'))).toEqual([])
    expect(autosave.get().conflicts).toEqual({})
  })
})

describe('a block that a colleague added', () => {
  const added = composeEntry('added', 'hero', {
    image: { en: { sys: { type: 'Link', linkType: 'Asset', id: 'shoe' } } },
    buttons: { en: [linkTo('button')] as never },
  })
  const entries = { added, button: composeEntry('button', 'button', {}) }
  const assets = { shoe: { sys: { id: 'shoe', type: 'Asset' as const, version: 2, updatedAt: '' }, fields: {} } }

  it('is read with all that is in it and its pictures before the page leads to it', async () => {
    const { take, store, client } = openPage({ entries, assets })
    expect(await take(pageWith('head', 'added'))).toEqual(['page'])
    expect(client.parts).toHaveBeenCalledWith(['added'], [])
    const { document, saved } = store.get()
    expect([Object.keys(document.entries).toSorted(), Object.keys(document.assets)]).toEqual([
      ['added', 'button', 'head', 'page'],
      ['shoe'],
    ])
    expect(saved['added']?.sys.version).toBe(2)
    expect(unsavedIds(store.get())).toEqual([])
  })

  it('is not here in part where it cannot be read: the page changes with the next try', async () => {
    const { take, store, client } = openPage({ entries })
    client.parts.mockResolvedValueOnce({ ok: false, status: 503, refusal: { code: 'CMS_BUSY', message: '', requestId: '' } })
    expect(await take(pageWith('head', 'added'))).toEqual([])
    expect(store.get().document.entries['page']?.sys.version).toBe(2)
    expect(await take(pageWith('head', 'added'))).toEqual(['page'])
  })

  it('brings of another page that it links to that page’s own entry and nothing of what is on it', async () => {
    const elsewhere = composeEntry('elsewhere', 'page', { blocks: { en: [linkTo('far')] as never } })
    const { take, store } = openPage({ entries: { elsewhere, far: composeEntry('far', 'headline', {}) } })
    await take(
      composeEntry('head', 'headline', { text: { en: 'Good morning', fr: 'Bonjour' }, to: { en: linkTo('elsewhere') as never } }, 3),
    )
    expect(Object.keys(store.get().document.entries).toSorted()).toEqual(['elsewhere', 'head', 'page'])
  })

  it('a block of a colleague and a block of mine that are added at once are both there', async () => {
    const { take, store } = openPage({ entries })
    store.change('page', 'blocks', 'en', ['head', 'mine'].map((id) => linkTo(id)) as never)
    await take(pageWith('added', 'head'))
    expect(store.get().document.entries['page']?.fields['blocks']?.['en']).toMatchObject([
      { sys: { id: 'added' } },
      { sys: { id: 'head' } },
      { sys: { id: 'mine' } },
    ])
  })
})

it('a block counts as typed in for two seconds after the last letter, and no other one does', () => {
  const store = createDocumentStore(composeDocument(), () => 10_000)
  expect(hasJustChanged(store.get(), 'head', 10_000)).toBe(false)
  store.change('head', 'text', 'en', 'Letters')
  expect([11_999, 12_000].map((now) => hasJustChanged(store.get(), 'head', now))).toEqual([true, false])
  expect(hasJustChanged(store.get(), 'page', 10_000)).toBe(false)
})
