import { describe, expect, it } from 'vitest'
import {
  changeOption,
  initialSelection,
  missingOptions,
  selectedVariant,
  selectionAddress,
} from '../../../../../src/features/product/options/selection.ts'
import { galleryImages } from '../../../../../src/features/product/options/product-gallery.tsx'
import { deliveryPromise } from '../../../../../src/lib/delivery-promise.ts'
import { normaliseProduct } from '../../../../../src/features/product/options/normalise-product.ts'
import { colorGroup, oneSize, product, sizes, trouser } from '../../../../factories/product.ts'

const tee = normaliseProduct(product())
const linen = normaliseProduct(trouser())
const soldOutFirst = normaliseProduct(
  product({
    options: [colorGroup('red', sizes('red', { S: 'NOTAVAILABLE' })), colorGroup('navy', sizes('navy', { S: 'PREORDER', M: 'AVAILABLE' }))],
  }),
)

describe('a normalised product', () => {
  it('is a flat list of variants with labels, sku and stock [DATA-09, DATA-11, DATA-16]', () => {
    expect(tee.id).toBe('900001')
    expect(tee.optionDefaultValues).toEqual({})
    expect(tee.optionAttributes).toEqual(['color', 'size'])
    expect(tee.options).toHaveLength(8)
    expect(tee.options[3]).toMatchObject({
      color: { label: 'Navy', value: 'navy' },
      size: { label: 'S', value: 's' },
      sku: '900001-NAVY-S',
      stockStatus: 'LOWSTOCK',
      availableForPurchase: true,
    })
    expect(linen.options.map(({ sku }) => sku)).toContain('900002-BLACK-M-PETITE')
  })

  it('has of each variant its list price beside its own, the pictures of its color, and of all whether the parcel is oversize [DATA-13]', () => {
    const [small] = sizes('navy', { S: 'AVAILABLE' })
    const picture = (name: string, colorSlug: string) => ({ src: `/images/${name}.jpg`, width: 1, height: 1, alt: '', colorSlug })
    const media = { large: [picture('red', 'red'), picture('navy', 'navy')], standard: [] }
    const sofa = product({
      isOversize: true,
      media,
      options: [colorGroup('navy', small === undefined ? [] : [{ ...small, price: { list: 60, sale: 45 } }])],
    })
    const [variant] = normaliseProduct(sofa).options
    expect(variant?.price).toEqual({ list: 60, sale: 45 })
    const images = galleryImages({ product: sofa, color: variant?.color?.value, removeFromBeginning: 0 })
    expect(images.map(({ src }) => src)).toEqual(['/images/navy.jpg'])
    const promise = deliveryPromise({
      stockStatus: variant?.stockStatus,
      isOversize: sofa.isOversize,
      terms: { timeToShip: { min: 2, max: 4 } },
    })
    expect(promise.arrival).toBe('oversize')
  })

  it('has levels in one order, whatever order the product declares them in [DATA-10]', () => {
    expect(normaliseProduct(product({ optionLevels: ['size', 'color'] })).optionAttributes).toEqual(['color', 'size'])
    expect(linen.optionAttributes).toEqual(['color', 'size', 'sizeType'])
  })

  it('has no level the product does not declare [DATA-10]', () => {
    const candle = normaliseProduct(oneSize('', { optionLevels: ['size'] }))
    expect(candle.optionAttributes).toEqual(['size'])
    expect(candle.options[0]).not.toHaveProperty('color')
  })
})

describe('at first', () => {
  it.each([
    ['the first color that can be bought', soldOutFirst, {}, { color: 'navy', size: undefined }],
    ['the first size type too, and no size', linen, {}, { color: 'sand', sizeType: 'regular', size: undefined }],
    ['the variant of a sku in the address', tee, { sku: '900001-NAVY-M', color: 'white' }, { color: 'navy', size: 'm' }],
    ['a sold-out variant that the address names', tee, { sku: '900001-RED-S' }, { color: 'red', size: 's' }],
    ['slugs of the address', tee, { color: 'navy', size: 'm' }, { color: 'navy', size: 'm' }],
    ['a color that goes with the size type of the address', linen, { sizeType: 'petite' }, { color: 'black', sizeType: 'petite' }],
    ['nothing of an unknown sku or slug', tee, { sku: 'nope', color: 'pink', size: 'xxs' }, { color: 'white', size: undefined }],
  ])('selects %s [OPT-01, PDP-20, PDP-21]', (_, subject, query, expected) => {
    expect({ color: undefined, size: undefined, ...initialSelection(subject, query) }).toMatchObject(expected)
  })

  it('selects what leaves no choice, size included [OPT-02]', () => {
    expect(initialSelection(normaliseProduct(oneSize('sand')), {})).toEqual({ color: 'sand', size: 'one size' })
  })

  it('fills size type with one that can be bought in the color taken [OPT-03]', () => {
    const mixed = normaliseProduct(trouser())
    expect(initialSelection(mixed, { color: 'black' })).toEqual({ color: 'black', sizeType: 'petite' })
  })

  it('never chooses a size for the shopper [OPT-14]', () => {
    expect(initialSelection(tee, {})).not.toHaveProperty('size')
    expect(missingOptions(tee, initialSelection(tee, {}))).toEqual(['size'])
  })
})

describe('a change', () => {
  it('of color clears the size [OPT-04]', () => {
    expect(changeOption(tee, { color: 'white', size: 'm' }, { level: 'color', value: 'navy' })).toEqual({ color: 'navy' })
  })

  it('of size type clears the size [OPT-05]', () => {
    expect(changeOption(linen, { color: 'sand', sizeType: 'regular', size: 's' }, { level: 'sizeType', value: 'tall' })).toEqual({
      color: 'sand',
      sizeType: 'tall',
    })
  })

  it('moves the other level where the two do not exist together', () => {
    expect(changeOption(linen, { color: 'sand', sizeType: 'regular' }, { level: 'sizeType', value: 'petite' })).toEqual({
      color: 'black',
      sizeType: 'petite',
    })
    expect(changeOption(linen, { color: 'black', sizeType: 'petite' }, { level: 'color', value: 'sand' })).toEqual({
      color: 'sand',
      sizeType: 'regular',
    })
  })

  it('of color keeps the size of a product that has one only', () => {
    const scarf = normaliseProduct(
      product({ options: ['sand', 'navy'].map((color) => colorGroup(color, sizes(color, { 'ONE SIZE': 'AVAILABLE' }))) }),
    )
    expect(changeOption(scarf, { color: 'sand', size: 'one size' }, { level: 'color', value: 'navy' })).toEqual({
      color: 'navy',
      size: 'one size',
    })
  })

  it('to what is selected, or to what there is not, changes nothing', () => {
    const selection = { color: 'white', size: 'm' }
    expect(changeOption(tee, selection, { level: 'color', value: 'white' })).toBe(selection)
    expect(changeOption(tee, selection, { level: 'color', value: 'pink' })).toBe(selection)
  })
})

describe('missing is', () => {
  it('a level without a value [OPT-06, OPT-07]', () => {
    expect(missingOptions(linen, {})).toEqual(['color', 'size', 'sizeType'])
    expect(missingOptions(linen, { color: 'sand', sizeType: 'tall' })).toEqual(['size'])
  })

  it('every level but the last changed where no variant has the combination [OPT-06]', () => {
    const impossible = { color: 'sand', size: 's', sizeType: 'petite' }
    expect(missingOptions(linen, impossible)).toEqual(['color', 'size', 'sizeType'])
    expect(missingOptions(linen, impossible, 'sizeType')).toEqual(['color', 'size'])
  })

  it('nothing of a combination that exists and is sold out', () => {
    expect(missingOptions(tee, { color: 'navy', size: 'xl' })).toEqual([])
    expect(selectedVariant(tee, { color: 'navy', size: 'xl' })?.availableForPurchase).toBe(false)
  })

  it('never a level with one value [OPT-15]', () => {
    expect(missingOptions(normaliseProduct(oneSize('sand')), {})).toEqual([])
  })
})

describe('the address', () => {
  it('names the sku when the selection is complete, else the color, and keeps the rest', () => {
    expect(selectionAddress('?ref=mail&size=s&color=white', tee, { color: 'navy' })).toBe('?ref=mail&color=navy')
    expect(selectionAddress('?color=navy', tee, { color: 'navy', size: 's' })).toBe('?sku=900001-NAVY-S')
    expect(selectionAddress('?sku=900001-NAVY-S', tee, {})).toBe('')
  })
})
