import { describe, expect, it } from 'vitest'
import { entryIdOf } from '../../../../src/content/composing/entry-id.ts'

const ENTRIES = { hero: {}, 'tray-2': {}, sale: {} }

describe('the entry of a block on the page', () => {
  it.each([
    ['hero', 'hero'],
    ['hero-3', 'hero'],
    ['tray-2', 'tray-2'],
    ['tray-2-2', 'tray-2'],
    ['problem-hero', 'hero'],
    ['problem-hero-2', 'hero'],
    ['missing-sale-1', 'sale'],
    ['nobody-2', 'nobody-2'],
    ['constructor', 'constructor'],
  ])('of %s is %s', (blockId, entryId) => {
    expect(entryIdOf(blockId, ENTRIES)).toBe(entryId)
  })
})
