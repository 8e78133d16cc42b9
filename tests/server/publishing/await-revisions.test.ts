import { expect, it } from 'vitest'
import { awaitRevisions } from '../../../server/publishing/create-publisher.ts'
import { createFakeCms, entry } from '../../factories/cms.ts'

it('waits for a delivery API that is behind what was announced', async () => {
  const cms = createFakeCms(entry('h', 'headline', { text: 'Before' }))
  setTimeout(() => cms.put(entry('h', 'headline', { text: 'After' })), 100)
  await awaitRevisions(cms, [{ id: 'h', revision: 2 }])
  expect((await cms.entriesById(['h']))[0]?.fields['text']).toEqual({ en: 'After' })
})

it('asks nothing where no revision was announced', async () => {
  const cms = createFakeCms()
  await awaitRevisions(cms, [{ id: 'gone' }])
  expect(cms.calls.entriesById).toBe(0)
})
