import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OptionLevel, StockStatus } from '../../../../../schemas/api/product.ts'
import {
  changeOption,
  initialSelection,
  missingOptions,
  selectedVariant,
  selectionAddress,
} from '../../../../../src/features/product/options/selection.ts'
import { levelOptions } from '../../../../../src/features/product/options/levels.ts'
import type { NormalisedProduct, Variant } from '../../../../../src/features/product/options/normalise-product.ts'
import { singleValues } from '../../../../../src/features/product/options/normalise-product.ts'

const LEVELS: readonly OptionLevel[] = ['color', 'size', 'sizeType']
const rules = { allowedAvailability: ['AVAILABLE', 'LOWSTOCK', 'PREORDER', 'BACKORDER'], showOutOfStock: false }

const value = (prefix: string) =>
  fc.integer({ min: 0, max: 3 }).map((number) => ({ value: `${prefix}${number}`, label: `${prefix} ${number}` }))
const status = fc.constantFrom<StockStatus>('AVAILABLE', 'LOWSTOCK', 'PREORDER', 'NOTAVAILABLE', 'GIFTONLY')

/** Any product: sparse combinations, sold-out ones, with or without colors and size types. */
const anyProduct: fc.Arbitrary<NormalisedProduct> = fc
  .record({
    levels: fc.subarray([...LEVELS], { minLength: 1 }),
    variants: fc.uniqueArray(fc.record({ color: value('c'), size: value('s'), sizeType: value('t'), status }), {
      minLength: 1,
      maxLength: 24,
      selector: ({ color, size, sizeType }) => `${color.value} ${size.value} ${sizeType.value}`,
    }),
  })
  .map(({ levels, variants }) => {
    const unique = new Map(variants.map((variant) => [levels.map((level) => variant[level].value).join(' '), variant]))
    const options = [...unique.values()].map(({ status: stockStatus, ...values }, index): Variant => {
      const own = Object.fromEntries(levels.map((level) => [level, values[level]]))
      const availableForPurchase = stockStatus !== 'NOTAVAILABLE' && stockStatus !== 'GIFTONLY'
      return { ...own, sku: `sku-${index}`, stockStatus, availableForPurchase, price: { list: 1, sale: 1 } }
    })
    return { id: 'p', optionAttributes: levels, options, optionDefaultValues: singleValues(levels, options) }
  })

const choices = fc.array(fc.record({ level: fc.constantFrom(...LEVELS), number: fc.integer({ min: 0, max: 3 }) }), { maxLength: 12 })
const choiceOf = ({ level, number }: { level: OptionLevel; number: number }) => ({
  level,
  value: `${level === 'sizeType' ? 't' : level.charAt(0)}${number}`,
})

it('at first, color and size type are chosen and the size only where there is one [OPT-01, OPT-14]', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const selection = initialSelection(product, {})
      for (const level of product.optionAttributes) {
        if (level !== 'size') expect(selection[level]).toBeDefined()
        else expect(selection.size).toBe(product.optionDefaultValues.size)
      }
      expect(
        product.options.some((variant) =>
          product.optionAttributes.every((level) => selection[level] === undefined || variant[level]?.value === selection[level]),
        ),
      ).toBe(true)
    }),
  )
})

it('the sku of any variant selects exactly that variant, and is what the address says again [PDP-20]', () => {
  fc.assert(
    fc.property(anyProduct, fc.nat(), (product, index) => {
      const variant = product.options[index % product.options.length]
      const selection = initialSelection(product, { sku: variant?.sku ?? '' })
      expect(missingOptions(product, selection)).toEqual([])
      expect(selectedVariant(product, selection)?.stockStatus).toBe(product.options.find(({ sku }) => sku === variant?.sku)?.stockStatus)
      const again = Object.fromEntries(new URLSearchParams(selectionAddress('', product, selection)))
      expect(initialSelection(product, again)).toEqual(selection)
    }),
  )
})

it('after any choices, color and size type exist together and the last choice stands [OPT-04, OPT-05]', () => {
  fc.assert(
    fc.property(anyProduct, choices, (product, all) => {
      let selection = initialSelection(product, {})
      for (const choice of all.map(choiceOf)) {
        const exists = product.options.some((variant) => variant[choice.level]?.value === choice.value)
        selection = changeOption(product, selection, choice)
        if (exists) expect(selection[choice.level]).toBe(choice.value)
        const { color, sizeType } = selection
        expect(
          product.options.some(
            (variant) =>
              (color === undefined || variant.color?.value === color) && (sizeType === undefined || variant.sizeType?.value === sizeType),
          ),
        ).toBe(true)
      }
    }),
  )
})

it('choosing twice is choosing once', () => {
  fc.assert(
    fc.property(anyProduct, choices, (product, all) => {
      for (const choice of all.map(choiceOf)) {
        const once = changeOption(product, initialSelection(product, {}), choice)
        expect(changeOption(product, once, choice)).toBe(once)
      }
    }),
  )
})

it('a size chip that can be clicked leads to a variant that can be bought [OPT-09]', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const selection = initialSelection(product, {})
      for (const chip of levelOptions({ product, selection, rules }, 'size')) {
        const chosen = changeOption(product, selection, { level: 'size', value: chip.value })
        const variant = selectedVariant(product, chosen)
        expect(!chip.isDisabled).toBe(variant?.availableForPurchase === true)
      }
    }),
  )
})
