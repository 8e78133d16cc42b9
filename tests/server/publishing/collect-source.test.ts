import { describe, expect, it } from 'vitest'
import { collectSource } from '../../../server/publishing/cms.ts'
import { createFakeCms, entry, linkTo, pageEntry } from '../../factories/cms.ts'

const LEVELS = 14

describe('what a page is made of', () => {
  it('collects entries deeper than a delivery API resolves links, each level in one request, and ends on cycles', async () => {
    const chain = Array.from({ length: LEVELS }, (_, level) =>
      entry(`e${level}`, 'fragment', { blocks: [linkTo(`e${(level + 1) % LEVELS}`)] }),
    )
    const page = pageEntry('page', {}, ['e0'])
    const cms = createFakeCms(page, ...chain)
    const { entries } = await collectSource(cms, [page])
    expect([...entries.keys()]).toEqual(['page', ...chain.map(({ sys }) => sys.id)])
    expect(cms.calls.entriesById).toBeLessThanOrEqual(LEVELS + 1)
  })

  it('collects more entries than one answer holds, and none of other pages that are linked', async () => {
    const many = Array.from({ length: 1500 }, (_, index) => entry(`e${index}`, 'headline', { text: `${index}` }))
    const page = pageEntry(
      'page',
      { parent: linkTo('other') },
      many.map(({ sys }) => sys.id),
    )
    const cms = createFakeCms(page, pageEntry('other', {}, ['elsewhere']), entry('elsewhere', 'headline'), ...many)
    const { entries } = await collectSource(cms, [page])
    expect(entries.size).toBe(many.length + 2)
    expect(entries.has('elsewhere')).toBe(false)
  })
})
