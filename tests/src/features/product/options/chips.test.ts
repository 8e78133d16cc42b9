import { describe, expect, it } from 'vitest'
import { buttonLabel } from '../../../../../src/features/product/options/selection-view.ts'
import { levelOptions, visibleLevels } from '../../../../../src/features/product/options/levels.ts'
import { normaliseProduct } from '../../../../../src/features/product/options/normalise-product.ts'
import { colorGroup, oneSize, product, sizes, trouser } from '../../../../factories/product.ts'
import { site } from '../../../../factories/site.ts'

/** Of a site without back in stock, where what is sold out cannot be chosen. */
const rules = site('ae').product
const tee = normaliseProduct(product())
const summary = (options: ReturnType<typeof levelOptions>) => options.map(({ label, isDisabled }) => (isDisabled ? `(${label})` : label))

describe('chips', () => {
  it('are disabled where their availability is not allowed [OPT-09]', () => {
    expect(summary(levelOptions({ product: tee, selection: { color: 'navy' }, rules }, 'size'))).toEqual(['S', 'M', '(XL)'])
    expect(summary(levelOptions({ product: tee, selection: { color: 'white' }, rules }, 'size'))).toEqual(['S', 'M', 'XL'])
  })

  it('can be chosen where shoppers are told of what is back, and still say that it is sold out [THIRD-08]', () => {
    const options = levelOptions({ product: tee, selection: { color: 'navy' }, rules: site('gb').product }, 'size')
    expect(options.map(({ label, isDisabled, isSoldOut }) => [label, isDisabled, isSoldOut])).toEqual([
      ['S', false, false],
      ['M', false, false],
      ['XL', false, true],
    ])
    expect(levelOptions({ product: tee, selection: { color: 'white' }, rules: site('gb').product }, 'color')).toHaveLength(3)
  })

  it('of what is sold out altogether are left out, unless the site shows it or it is selected [OPT-11]', () => {
    expect(summary(levelOptions({ product: tee, selection: { color: 'white' }, rules }, 'color'))).toEqual(['White', 'Navy'])
    expect(summary(levelOptions({ product: tee, selection: { color: 'red' }, rules }, 'color'))).toEqual(['White', 'Navy', '(Red)'])
    const showing = { ...rules, showOutOfStock: true }
    expect(summary(levelOptions({ product: tee, selection: { color: 'white' }, rules: showing }, 'color'))).toEqual([
      'White',
      'Navy',
      '(Red)',
    ])
  })

  it('of a product that is sold out altogether all stay', () => {
    const sandal = normaliseProduct(product({ options: [colorGroup('tan', sizes('tan', { S: 'NOTAVAILABLE', M: 'NOTAVAILABLE' }))] }))
    expect(summary(levelOptions({ product: sandal, selection: {}, rules }, 'size'))).toEqual(['(S)', '(M)'])
  })

  it('of a size type in another color can be clicked: they bring the color along', () => {
    const linen = normaliseProduct(trouser())
    expect(summary(levelOptions({ product: linen, selection: { color: 'sand' }, rules }, 'sizeType'))).toEqual([
      'regular',
      'tall',
      'petite',
    ])
  })
})

describe('sections', () => {
  it('of a lone one size are not shown, of a lone color they are [OPT-10, OPT-15]', () => {
    expect(visibleLevels(normaliseProduct(oneSize('sand')), rules)).toEqual(['color'])
    expect(visibleLevels(normaliseProduct(oneSize('', { optionLevels: ['size'] })), rules)).toEqual([])
    expect(visibleLevels(normaliseProduct(oneSize('sand')), { ...rules, hideSingleColor: true })).toEqual([])
  })

  it('compare one-size words whatever their case', () => {
    const bag = normaliseProduct(product({ optionLevels: ['size'], options: [colorGroup('', sizes('', { 'One Size': 'AVAILABLE' }))] }))
    expect(visibleLevels(bag, rules)).toEqual([])
  })

  it('of every level with a choice are shown in the order color, size, size type [PDP-01, PDP-02, PDP-03]', () => {
    expect(visibleLevels(normaliseProduct(trouser()), rules)).toEqual(['color', 'size', 'sizeType'])
  })
})

describe('the label of the button', () => {
  it('asks for more before a size is chosen [CARTBTN-01]', () => {
    expect(buttonLabel({ stage: 'choosing', isMissingOption: true, stockStatus: undefined })).toBe('pickMore')
  })

  it.each([
    ['AVAILABLE', 'available'],
    ['LOWSTOCK', 'lowStock'],
    ['PREORDER', 'preOrder'],
    ['BACKORDER', 'backOrder'],
    ['NOTAVAILABLE', 'notAvailable'],
    ['GIFTONLY', 'notAvailable'],
    [undefined, 'notAvailable'],
  ] as const)('follows the stock after: %s is %s [CARTBTN-02]', (stockStatus, label) => {
    expect(buttonLabel({ stage: 'choosing', isMissingOption: false, stockStatus })).toBe(label)
  })

  it('says added after success and error after failure [CARTBTN-03, CARTBTN-04]', () => {
    const rest = { isMissingOption: false, stockStatus: 'AVAILABLE' } as const
    expect(buttonLabel({ stage: 'purchased', ...rest })).toBe('added')
    expect(buttonLabel({ stage: 'failed', ...rest })).toBe('error')
  })
})
