import { describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { createDocumentStore } from '../../../composer/document/document-store.ts'
import { createStrangerReader } from '../../../composer/together/take-strangers.ts'
import type { ComposeEntry, ComposeParts } from '../../../schemas/api/compose.ts'
import { linkTo } from '../../factories/cms.ts'
import { composeDocument, composeEntry } from '../document/setup.ts'

const REFUSED: Answer<never> = { ok: false, status: 503, refusal: { code: 'CMS_BUSY', message: 'Busy.', requestId: '' } }

/** A page that leads to `ids`, and a CMS that has `entries`. */
const openPage = (ids: readonly string[], entries: readonly ComposeEntry[] = []) => {
  const opened = composeDocument()
  const page = { ...opened.entries['page']?.fields, blocks: { en: ids.map((id) => linkTo(id)) } }
  const store = createDocumentStore({ ...opened, entries: { ...opened.entries, page: composeEntry('page', 'page', page) } }, () => 0)
  const parts = vi.fn(async (wanted: readonly string[], _assets: readonly string[]): Promise<Answer<ComposeParts>> => {
    const found = entries.filter(({ sys }) => wanted.includes(sys.id))
    return { ok: true, value: { entries: Object.fromEntries(found.map((entry) => [entry.sys.id, entry])), assets: {}, usedBy: {} } }
  })
  const leadsTo = (...blocks: readonly string[]) => store.change('page', 'blocks', 'en', blocks.map((id) => linkTo(id)) as never)
  return { store, parts, leadsTo, read: createStrangerReader({ store, client: { parts } }) }
}
const hers = composeEntry('hers', 'headline', { text: { en: 'Hers' } })

describe('a block that came with the list of a colleague', () => {
  it('is read, and known as the CMS has it', async () => {
    const { store, leadsTo, read } = openPage(['head'], [hers])
    leadsTo('head', 'hers')
    await read()
    expect([store.get().document.entries['hers'], store.get().saved['hers']]).toEqual([hers, hers])
  })

  it('is asked for again where the shop did not answer', async () => {
    const { store, parts, leadsTo, read } = openPage(['head'], [hers])
    leadsTo('head', 'hers')
    parts.mockResolvedValueOnce(REFUSED)
    await read()
    await read()
    expect(store.get().document.entries['hers']).toEqual(hers)
  })
})

it('what the CMS does not have is asked for once, and what was missing from the start never', async () => {
  const { parts, leadsTo, read } = openPage(['head', 'long-gone'])
  await read()
  leadsTo('head', 'long-gone', 'gone')
  await read()
  await read()
  expect(parts.mock.calls).toEqual([[['gone'], []]])
})
