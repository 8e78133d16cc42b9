import { describe, expect, it } from 'vitest'
import { nextCard, type CardBox } from '../../../composer/insert/next-card.ts'

/** Rows of cards 100 wide, from left to right. */
const rows = (...counts: readonly number[]): readonly CardBox[] =>
  counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({ left: column * 110, right: column * 110 + 100, top: row * 200 })),
  )

describe('arrow keys in the gallery', () => {
  it('go to the card beside, over the end of a row', () => {
    expect([nextCard(rows(3, 2), 2, 'ArrowRight', false), nextCard(rows(3, 2), 3, 'ArrowLeft', false)]).toEqual([3, 2])
  })

  it('go the other way where words run from right to left', () => {
    expect([nextCard(rows(3), 1, 'ArrowRight', true), nextCard(rows(3), 1, 'ArrowLeft', true)]).toEqual([0, 2])
  })

  it('go to the card above and below, or to the nearest where a row has fewer', () => {
    const boxes = rows(4, 2, 4)
    expect(nextCard(boxes, 1, 'ArrowDown', false)).toBe(5)
    expect(nextCard(boxes, 3, 'ArrowDown', false)).toBe(5)
    expect(nextCard(boxes, 5, 'ArrowDown', false)).toBe(7)
    expect(nextCard(boxes, 9, 'ArrowUp', false)).toBe(5)
  })

  it('go to the first and the last with Home and End', () => {
    expect([nextCard(rows(3, 2), 2, 'Home', false), nextCard(rows(3, 2), 2, 'End', false)]).toEqual([0, 4])
  })

  it('stay where there is nothing further, and leave other keys alone', () => {
    const boxes = rows(2)
    expect(['ArrowLeft', 'ArrowUp', 'ArrowDown', 'a', 'Tab'].map((key) => nextCard(boxes, 0, key, false))).toEqual([
      ...[undefined, undefined, undefined, undefined, undefined],
    ])
    expect(nextCard(boxes, 1, 'ArrowRight', false)).toBeUndefined()
  })
})
