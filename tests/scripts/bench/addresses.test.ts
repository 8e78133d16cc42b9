import { describe, expect, it } from 'vitest'
import { neverFiltered, sortPaths } from '../../../scripts/bench/cold-paths.mjs'
import { pastThePageCache } from '../../../scripts/bench/load.mjs'
import { pageAddress } from '../../../server/storefront/cache-key.ts'

const keyOf = (path: string): string => pageAddress(new URL(path, 'http://shop.test')).href

describe('addresses of the bench', () => {
  it('go past the page cache: each is another page to it', () => {
    expect(keyOf(pastThePageCache('/en'))).not.toBe(keyOf(pastThePageCache('/en')))
    expect(keyOf(neverFiltered('/en/women/clothing'))).not.toBe(keyOf(neverFiltered('/en/women/clothing')))
  })

  it('are asked for cold only where the bench has not asked before', () => {
    const asked = ['/en', '/en/women/clothing', '/en/product/everyday-tee/900001', '/us/en/women/shoes', '/en/help']
    expect(sortPaths([...asked, '/en/women/shoes', '/en/product/cap/7', '/en/product/broken-case/900500', '/en/women/shoes'])).toEqual({
      listing: ['/en/women/shoes'],
      product: ['/en/product/cap/7'],
    })
  })
})
