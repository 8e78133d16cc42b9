import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAddressPacker, createAddressReader } from '../../../../../src/pipeline/document/packed/packed-view.ts'

it('gives back every row of addresses, in order', () => {
  const address = fc
    .tuple(fc.constantFrom('/images/art/', '/images/art/coat-', 'https://cdn.example/'), fc.string())
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(address), (addresses) => {
      const read = createAddressReader()
      expect(addresses.map(createAddressPacker()).map(read)).toEqual(addresses)
    }),
  )
})

it('says only what is different about the next one', () => {
  const pack = createAddressPacker()
  expect(['/images/art/coat-front.jpg', '/images/art/coat-back.jpg', '/x.jpg'].map(pack)).toEqual([
    '/images/art/coat-front.jpg',
    [17, 'back.jpg'],
    '/x.jpg',
  ])
})
