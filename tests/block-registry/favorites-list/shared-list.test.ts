import { describe, expect, it } from 'vitest'
import { readSharedList, sharedListUrl } from '../../../block-registry/favorites-list/shared-list.ts'

describe('a shared list of favourites', () => {
  it('is read from the address it was written to', () => {
    const link = new URL(sharedListUrl('https://shop.example/en/my-favorites', ['900002', '900001']))
    expect(readSharedList(link.search)).toEqual(['900002', '900001'])
  })

  it('leaves out what is no product id, twice the same, and more than two hundred', () => {
    expect(readSharedList('?products=900001,<b>,,900001,900002')).toEqual(['900001', '900002'])
    expect(readSharedList(`?products=${Array.from({ length: 300 }, (_, index) => index).join(',')}`)).toHaveLength(200)
  })

  it('is none where the address has none', () => {
    expect(readSharedList('')).toBeUndefined()
    expect(readSharedList('?page=2')).toBeUndefined()
    expect(readSharedList('?products=<b>')).toBeUndefined()
  })
})
