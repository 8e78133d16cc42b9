import { describe, expect, it, vi } from 'vitest'
import { readListingAnswer } from '../../../../src/features/listing/listing-answer.ts'
import { loadListing, type LoadListingInput } from '../../../../src/features/listing/load-listing.ts'
import { site } from '../../../factories/site.ts'

const BRITISH = site('gb')

const load = (changes: Partial<LoadListingInput> = {}) =>
  loadListing({
    search: {
      listing: async ({ page, hitsPerPage }) =>
        readListingAnswer({
          results: [{ nbHits: 5 }],
          disjunctive: [],
          names: new Map(),
          country: 'GB',
          language: 'en',
          page,
          hitsPerPage,
        }),
    },
    site: BRITISH,
    report: () => undefined,
    routeKind: 'listing',
    heading: 'Shoes',
    path: '/women/shoes',
    query: new URLSearchParams(),
    pageFilters: {},
    ...changes,
  })

describe('the side navigation of a listing', () => {
  it('is counted for the page where it is one of the tree, and no other', async () => {
    const findSidePaths = vi.fn(async () => ['/women/shoes/boots'])
    expect(await load({ findSidePaths, sidePatienceMs: 1_000 })).toMatchObject({ sidePaths: ['/women/shoes/boots'] })
    expect(findSidePaths).toHaveBeenCalledExactlyOnceWith('/women/shoes')
    expect(await load({ findSidePaths, routeKind: 'search' })).not.toHaveProperty('sidePaths')
    expect(findSidePaths).toHaveBeenCalledTimes(1)
  })

  it('comes later where it is not known in time, and the products do not wait for it', async () => {
    const counting = new Promise<readonly string[]>(() => undefined)
    const listing = await load({ findSidePaths: () => counting })
    expect(listing).toMatchObject({ status: 'loaded', laterSidePaths: counting })
    expect(listing).not.toHaveProperty('sidePaths')
  })

  it('shows all of the tree where nobody knows what it holds [SIDENAV-05]', async () => {
    const listing = await load({ findSidePaths: async () => undefined, sidePatienceMs: 1_000 })
    expect(listing).not.toHaveProperty('sidePaths')
    expect(listing).not.toHaveProperty('laterSidePaths')
  })
})

describe('a page of a listing', () => {
  it.each([
    [12, 12],
    [96, 96],
    [36, 36],
    [0, 48],
    [108, 48],
    [50, 48],
  ])('configured to have %i products has %i, and what was wrong is reported [PLP-24]', async (configured, shown) => {
    const report = vi.fn()
    const listing = { ...BRITISH.listing, hitsPerPage: configured }
    expect(await load({ site: { ...BRITISH, listing }, report })).toMatchObject({ hitsPerPage: shown })
    expect(report).toHaveBeenCalledTimes(configured === shown ? 0 : 1)
  })
})
