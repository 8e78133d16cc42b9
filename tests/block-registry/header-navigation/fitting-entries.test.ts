import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittingEntries, MENU_WIDTHS } from '../../../block-registry/header-navigation/fitting-entries.ts'

const [FIRST] = MENU_WIDTHS
const TWELVE = [
  'Kitchen',
  'Bathroom',
  'Living room',
  'Garden',
  'Office',
  'Lighting',
  'Textiles',
  'Stationery',
  'Children',
  'Travel',
  'Camping',
  'Music',
]

it('leaves all entries in the row where every window of the menu has room for them', () => {
  const from = fittingEntries(['Women', 'Men', 'Kids', 'Sale', 'New in'], 'More')
  expect(new Set(from)).toEqual(new Set([FIRST]))
})

it('lets entries into the row one after the other as the window gets wider, and in no order but their own', () => {
  const from = fittingEntries(TWELVE, 'More').map((width) => (width === 'never' ? Infinity : width))
  expect(from).toEqual(from.toSorted((one, other) => one - other))
  expect(from[0]).toBe(FIRST)
  expect(new Set(from).size).toBeGreaterThan(4)
})

it('has no room in any window for the end of a menu of forty entries', () => {
  const from = fittingEntries(
    Array.from({ length: 40 }, (_, index) => `Category ${index}`),
    'More',
  )
  expect(from.at(-1)).toBe('never')
})

it('takes signs of Chinese, Japanese and Korean for as wide as they are', () => {
  const from = (label: string) =>
    fittingEntries(
      Array.from({ length: 9 }, () => label),
      'More',
    ).filter((width) => width === FIRST).length
  expect(from('厨房用品')).toBeLessThan(from('wood'))
})

it('never shows more in a narrower window than in a wider one, whatever the words', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 }), { maxLength: 30 }), (labels) => {
      const from = fittingEntries(labels, 'More').map((width) => (width === 'never' ? Infinity : width))
      // The last needs no room for More, and so may come with those before it.
      expect(from.slice(0, -1)).toEqual(from.slice(0, -1).toSorted((one, other) => one - other))
    }),
  )
})

it('the style sheet knows the widths that entries are given', () => {
  const styles = readFileSync('block-registry/header-navigation/desktop-menu.module.scss', 'utf8')
  expect(styles).toContain(`$menu-widths: ${MENU_WIDTHS.slice(1).join(', ')};`)
})
