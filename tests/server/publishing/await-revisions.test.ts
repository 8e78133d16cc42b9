import { expect, it } from 'vitest'
import { awaitRevisions } from '../../../server/publishing/create-publishing.ts'
import { createFakeCms, entry } from '../../factories/cms.ts'

it('waits for a delivery API that is behind what was announced', async () => {
  const cms = createFakeCms(entry('h', 'headline', { text: 'Before' }))
  const behind = {
    ...cms,
    // It catches up once it was asked and was behind.
    entriesById: async (ids: readonly string[]) => {
      const found = await cms.entriesById(ids)
      if (cms.calls.entriesById === 1) cms.put(entry('h', 'headline', { text: 'After' }))
      return found
    },
  }
  await awaitRevisions(behind, [{ id: 'h', revision: 2 }])
  expect(cms.calls.entriesById).toBe(2)
  expect((await cms.entriesById(['h']))[0]?.fields['text']).toEqual({ en: 'After' })
})

it('gives up after eight looks, some two seconds, so that the CMS gets its answer before it would send the message again', async () => {
  const cms = createFakeCms(entry('h', 'headline', { text: 'Before' }))
  await awaitRevisions(cms, [{ id: 'h', revision: 2 }])
  expect(cms.calls.entriesById).toBe(8)
})

it('requests nothing where no revision was announced', async () => {
  const cms = createFakeCms()
  await awaitRevisions(cms, [{ id: 'gone' }])
  expect(cms.calls.entriesById).toBe(0)
})
