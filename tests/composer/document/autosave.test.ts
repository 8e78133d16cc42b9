import { describe, expect, it, vi } from 'vitest'
import type { ComposeEntry, SaveEntry } from '../../../schemas/api/compose.ts'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { createAutosave } from '../../../composer/document/autosave.ts'
import { createDocumentStore, unsavedIds } from '../../../composer/document/document-store.ts'
import { newEntry } from '../../../src/content/composing/new-entry.ts'
import { createLocalCopy, type LocalCopy } from '../../../composer/document/local-copy.ts'
import { composeDocument, composeEntry } from './setup.ts'
import { defined } from '../../../src/lib/defined.ts'

const refusal = (code: string, current?: ComposeEntry) => ({
  code,
  message: `Because of ${code}.`,
  requestId: 'r1',
  ...defined({ current }),
})
const refuse = (status: number, current?: ComposeEntry): Answer<ComposeEntry> => ({ ok: false, status, refusal: refusal('CODE', current) })

/** A browser's storage, which may be closed. */
const storage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** A page that is open, a CMS that stores what it is sent unless told otherwise, and timers that run when asked. */
const openPage = ({ copy = createLocalCopy(storage(), 'page') }: { readonly copy?: LocalCopy } = {}) => {
  let time = 0
  const store = createDocumentStore(composeDocument(), () => (time += 10_000))
  const save = vi.fn(async (id: string, { version, fields }: SaveEntry): Promise<Answer<ComposeEntry>> => {
    const type = composeDocument().entries[id]?.sys.contentType.sys.id ?? ''
    return { ok: true, value: composeEntry(id, type, fields, version + 1) }
  })
  const timers: (() => void)[] = []
  const autosave = createAutosave({
    store,
    client: { save },
    copy,
    later: (run) => {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), 1)
    },
  })
  const type = (text: string): void => store.change('head', 'text', 'en', text)
  const textOf = () => store.get().document.entries['head']?.fields['text']?.['en']
  return { store, save, autosave, timers, copy, type, textOf }
}

describe('saving by itself', () => {
  it('sends nothing for a page that was only opened', async () => {
    const { autosave, save } = openPage()
    expect(await autosave.flush()).toBe(true)
    expect(save).not.toHaveBeenCalled()
  })

  it('sends each changed entry once, with the version it was read in, and the next time with the one it was answered', async () => {
    const { autosave, save, type } = openPage()
    type('One')
    await autosave.flush()
    type('Two')
    await autosave.flush()
    expect(save.mock.calls.map(([id, { version }]) => [id, version])).toEqual([
      ['head', 2],
      ['head', 3],
    ])
    expect(autosave.get().save.status).toBe('saved')
  })

  it('keeps what is typed while a save is on its way, and sends it next', async () => {
    const { autosave, save, type, textOf } = openPage()
    save.mockImplementationOnce(async (_id, { version, fields }) => {
      type('Typed meanwhile')
      return { ok: true, value: composeEntry('head', 'headline', fields, version + 1) }
    })
    type('One')
    await autosave.flush()
    expect(textOf()).toBe('Typed meanwhile')
    expect(save.mock.lastCall?.[1].fields['text']).toEqual({ en: 'Typed meanwhile', fr: 'Bonjour' })
  })

  it('tries again when the shop is not reached, says so, and loses nothing for as long as it takes', async () => {
    const { autosave, save, type, timers, textOf } = openPage()
    save.mockResolvedValue(refuse(0))
    type('Kept')
    expect(await autosave.flush()).toBe(false)
    for (let minute = 0; minute < 20; minute += 1) {
      timers.pop()?.()
      await vi.waitFor(() => expect(timers.length).toBeGreaterThan(0))
    }
    expect(autosave.get().save.status).toBe('waiting')
    expect(textOf()).toBe('Kept')
    save.mockImplementation(async (id, { version, fields }) => ({ ok: true, value: composeEntry(id, 'headline', fields, version + 1) }))
    timers.pop()?.()
    await vi.waitFor(() => expect(autosave.get().save.status).toBe('saved'))
  })

  it('says that she is signed out, and keeps her work until she is in again', async () => {
    const { autosave, save, type, copy } = openPage()
    save.mockResolvedValueOnce(refuse(401))
    type('Kept')
    expect(await autosave.flush()).toBe(false)
    expect(autosave.get().save.status).toBe('signedOut')
    expect(copy.read()['head']?.fields['text']?.['en']).toBe('Kept')
    expect(await autosave.flush()).toBe(true)
  })

  it('does not send again what the CMS refused until it is changed', async () => {
    const { autosave, save, type } = openPage()
    save.mockResolvedValueOnce(refuse(422))
    type('Refused')
    await autosave.flush()
    await autosave.flush()
    expect(save).toHaveBeenCalledTimes(1)
    expect(autosave.get().save).toEqual({ status: 'refused', message: 'Because of CODE.', entryId: 'head' })
    type('Better')
    expect(await autosave.flush()).toBe(true)
    expect(autosave.get().save.status).toBe('saved')
  })
})

describe('a save whose answer was lost', () => {
  it('is not taken for a colleague’s when she has typed on meanwhile', async () => {
    const { autosave, save, type } = openPage()
    save.mockResolvedValueOnce(refuse(0))
    type('Sent')
    expect(await autosave.flush()).toBe(false)
    type('Sent and typed on')
    save.mockResolvedValueOnce(refuse(409, composeEntry('head', 'headline', { text: { en: 'Sent', fr: 'Bonjour' } }, 3)))
    expect(await autosave.flush()).toBe(true)
    expect(autosave.get().conflicts).toEqual({})
    expect(save.mock.lastCall?.[1]).toMatchObject({ version: 3, fields: { text: { en: 'Sent and typed on' } } })
  })
})

describe('a CMS that is slow or has too much to do', () => {
  it('takes what she sent first, after she sent more: that is hers too, and no conflict', async () => {
    const { autosave, save, type } = openPage()
    save.mockResolvedValueOnce(refuse(503)).mockResolvedValueOnce(refuse(503))
    type('First')
    await autosave.flush()
    type('First and second')
    await autosave.flush()
    type('First, second and third')
    save.mockResolvedValueOnce(refuse(409, composeEntry('head', 'headline', { text: { en: 'First', fr: 'Bonjour' } }, 3)))
    expect(await autosave.flush()).toBe(true)
    expect(autosave.get().conflicts).toEqual({})
    expect(save.mock.lastCall?.[1]).toMatchObject({ version: 3, fields: { text: { en: 'First, second and third' } } })
  })

  it('has carried out a save that the shop sent twice: what she typed meanwhile is no conflict with herself', async () => {
    const { autosave, save, type } = openPage()
    save.mockImplementationOnce(async (_id, { fields }) => {
      type('Sent and typed on')
      return refuse(409, composeEntry('head', 'headline', fields, 3))
    })
    type('Sent')
    expect(await autosave.flush()).toBe(true)
    expect(autosave.get().conflicts).toEqual({})
    expect(save.mock.lastCall?.[1]).toMatchObject({ version: 3, fields: { text: { en: 'Sent and typed on' } } })
  })
})

describe('a block that is new', () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  const put = ({ store }: ReturnType<typeof openPage>, ...ids: readonly string[]): void =>
    store.edit({
      entries: ids.map((id) => newEntry(id, 'divider', {})),
      values: [{ entryId: 'page', field: 'blocks', locale: 'en', value: ['head', ...ids].map(link) }],
    })

  it('is made in the CMS with its type, before the page leads to it', async () => {
    const opened = openPage()
    put(opened, 'new')
    expect(await opened.autosave.flush()).toBe(true)
    expect(opened.save.mock.calls.map(([id, { version, contentType }]) => [id, version, contentType])).toEqual([
      ['new', 0, 'divider'],
      ['page', 2, undefined],
    ])
  })

  it('is kept over a closed browser with its type, and made when the page is opened again', async () => {
    const copy = createLocalCopy(storage(), 'page')
    const first = openPage({ copy })
    first.save.mockResolvedValue(refuse(0))
    put(first, 'new')
    first.autosave.stop()
    const second = openPage({ copy })
    expect(await second.autosave.flush()).toBe(true)
    expect(second.save.mock.calls[0]).toEqual(['new', { version: 0, fields: {}, contentType: 'divider' }])
  })

  it('is not made in the CMS where it was taken off again before', async () => {
    const opened = openPage()
    put(opened, 'new')
    opened.store.undo()
    expect(await opened.autosave.flush()).toBe(true)
    expect(opened.save).not.toHaveBeenCalled()
  })
})

describe('two people on one block', () => {
  const theirs = (text: string) => composeEntry('head', 'headline', { text: { en: text, fr: 'Bonjour' }, level: { en: 2 } }, 7)

  it('puts together what they changed at different places', async () => {
    const { autosave, save, type, store } = openPage()
    save.mockResolvedValueOnce(refuse(409, theirs('Good morning')))
    type('Mine')
    expect(await autosave.flush()).toBe(true)
    expect(store.get().saved['head']?.fields).toEqual({ text: { en: 'Mine', fr: 'Bonjour' }, level: { en: 2 } })
    expect(save.mock.lastCall?.[1].version).toBe(7)
  })

  it('never overwrites what a colleague wrote at the same place: both are shown, and nothing is saved until one is chosen', async () => {
    const { autosave, save, type, textOf } = openPage()
    save.mockResolvedValueOnce(refuse(409, theirs('Theirs')))
    type('Mine')
    expect(await autosave.flush()).toBe(false)
    expect(save).toHaveBeenCalledTimes(1)
    expect(autosave.get().conflicts['head']?.conflicts).toEqual([{ field: 'text', locale: 'en', mine: 'Mine', theirs: 'Theirs' }])
    expect(textOf()).toBe('Mine')
  })

  it('takes theirs when she says so, and can be undone', async () => {
    const { autosave, save, type, textOf, store } = openPage()
    save.mockResolvedValueOnce(refuse(409, theirs('Theirs')))
    type('Mine')
    await autosave.flush()
    autosave.resolve('head', 'theirs')
    expect(textOf()).toBe('Theirs')
    expect(unsavedIds(store.get())).toEqual([])
    store.undo()
    expect(textOf()).toBe('Mine')
  })

  it('saves hers over theirs only when she says so', async () => {
    const { autosave, save, type } = openPage()
    save.mockResolvedValueOnce(refuse(409, theirs('Theirs')))
    type('Mine')
    await autosave.flush()
    autosave.resolve('head', 'mine')
    expect(await autosave.flush()).toBe(true)
    expect(save.mock.lastCall?.[1]).toMatchObject({ version: 7, fields: { text: { en: 'Mine' } } })
  })
})

describe('a browser that is closed before everything is saved', () => {
  it('has the work again when the page is opened, and saves it then', async () => {
    const copy = createLocalCopy(storage(), 'page')
    const first = openPage({ copy })
    first.save.mockResolvedValue(refuse(0))
    first.type('Not lost')
    first.autosave.stop()
    const second = openPage({ copy })
    expect(second.textOf()).toBe('Not lost')
    expect(await second.autosave.flush()).toBe(true)
    expect(copy.read()).toEqual({})
  })

  it('opens without work on an entry that the page has lost, whatever it was called', () => {
    const copy = createLocalCopy(storage(), 'page')
    copy.write({ constructor: { version: 1, base: {}, fields: { text: { en: 'Lost' } } } })
    expect(openPage({ copy }).textOf()).toBe('Good morning')
  })

  it('does not bring back what was undone', () => {
    const copy = createLocalCopy(storage(), 'page')
    const first = openPage({ copy })
    first.type('Mistake')
    first.store.undo()
    first.autosave.stop()
    expect(openPage({ copy }).textOf()).toBe('Good morning')
  })

  it('says so where the browser keeps no copy', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const { type, autosave } = openPage({ copy: createLocalCopy(full, 'page') })
    type('At risk')
    expect(autosave.get().isWithoutCopy).toBe(true)
  })

  it('opens, takes letters and says so where the browser refuses its storage', () => {
    const { type, autosave, textOf } = openPage({ copy: createLocalCopy(undefined, 'page') })
    expect(autosave.get().isWithoutCopy).toBe(false)
    type('At risk')
    expect(textOf()).toBe('At risk')
    expect(autosave.get().isWithoutCopy).toBe(true)
  })

  it.each(['', 'null', '[]', '{"head":1}', '{"head":{"version":1}}'])('opens beside a copy that is none of its own: %s', (text) => {
    const broken = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined }
    expect(openPage({ copy: createLocalCopy(broken, 'page') }).textOf()).toBe('Good morning')
  })
})
