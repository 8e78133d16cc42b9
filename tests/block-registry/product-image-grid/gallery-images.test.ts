import { expect, it } from 'vitest'
import { galleryImages } from '../../../src/features/product/options/product-gallery.tsx'
import { product } from '../../factories/product.ts'

const sources = (deps: Partial<Parameters<typeof galleryImages>[0]>) =>
  galleryImages({ product: product(), color: 'white', removeFromBeginning: 0, ...deps }).map(({ src }) => src.replace(/\D/g, ''))

it('are those of the color and those of none, in the order of the gallery', () => {
  expect(sources({})).toEqual(['1', '2', '4'])
  expect(sources({ color: 'navy' })).toEqual(['3', '4'])
})

it('are all where the color has none of its own', () => {
  expect(sources({ color: 'red' })).toEqual(['1', '2', '3', '4'])
})

it('lose the first ones by configuration, never the last [PDP-27, PDP-29]', () => {
  expect(sources({ removeFromBeginning: 1 })).toEqual(['2', '4'])
  expect(sources({ removeFromBeginning: 9 })).toEqual(['4'])
  expect(galleryImages({ product: { media: { large: [], standard: [] } }, color: undefined, removeFromBeginning: 2 })).toEqual([])
})
