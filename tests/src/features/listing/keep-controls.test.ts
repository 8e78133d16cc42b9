import { describe, expect, it } from 'vitest'
import { keepControls } from '../../../../src/features/listing/keep-controls.ts'
import { listingContext } from '../../../factories/listing-context.ts'

const failed = listingContext({ status: 'failed', hits: [], facets: {}, nbHits: 0, selectedFilters: { color: ['navy'] } })
const loaded = listingContext({ facets: { color: [{ filterType: 'color', tag: 'navy', value: 'Navy', count: 3 }] }, nbHits: 9 })

describe('a listing that fails', () => {
  it('keeps what could be chosen on the same page, with what was chosen now, and none of its products [PLP-23]', async () => {
    const load = keepControls(async () => failed, { path: '/women', listing: loaded })
    const { status, hits, facets, selectedFilters, nbHits } = await load({ path: '/women' })
    expect({ status, hits, facets, selectedFilters, nbHits }).toEqual({ ...pick(failed), facets: loaded.facets, nbHits: 9 })
    expect((await load({ path: '/men' })).facets).toEqual({})
  })

  it('keeps those of the page that was loaded last', async () => {
    const answers = [loaded, failed]
    const load = keepControls(async () => answers.shift() ?? failed, { path: '/women', listing: undefined })
    await load({ path: '/men' })
    expect((await load({ path: '/men' })).facets).toEqual(loaded.facets)
  })
})

const pick = ({ status, hits, selectedFilters }: typeof failed) => ({ status, hits, selectedFilters })
