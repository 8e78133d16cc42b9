import { describe, expect, it } from 'vitest'
import { placeCard, type Box } from '../../../composer/tour/place-card.ts'

const card = { width: 320, height: 160 }
const laptop = { width: 1280, height: 800 }
const blocks = { left: 0, top: 50, width: 260, height: 750 }
const page = { left: 260, top: 50, width: 660, height: 750 }
const fields = { left: 920, top: 50, width: 360, height: 750 }
const publish = { left: 1100, top: 8, width: 170, height: 34 }

const covers = (at: { left: number; top: number } | undefined, target: Box): boolean =>
  at !== undefined &&
  at.left < target.left + target.width &&
  target.left < at.left + card.width &&
  at.top < target.top + target.height &&
  target.top < at.top + card.height

describe('the card of the tour', () => {
  it('is beside what it speaks of in a laptop’s window, and covers nothing of it', () => {
    for (const target of [blocks, page, fields, publish]) {
      const at = placeCard({ target, card, window: laptop, isRtl: false })
      expect([at === undefined, covers(at, target)]).toEqual([false, false])
    }
    expect(placeCard({ target: blocks, card, window: laptop, isRtl: false })?.left).toBe(272)
    expect(placeCard({ target: publish, card, window: laptop, isRtl: false })).toEqual({ left: 948, top: 54 })
  })

  it('is on the left of the blocks where they are on the right, in a right-to-left interface', () => {
    const target = { ...blocks, left: 1020 }
    expect(placeCard({ target, card, window: laptop, isRtl: true })).toEqual({ left: 688, top: 62 })
  })

  it('has no place of its own where what it speaks of fills the window', () => {
    expect(
      placeCard({ target: { left: 0, top: 90, width: 390, height: 700 }, card, window: { width: 390, height: 800 }, isRtl: false }),
    ).toBe(undefined)
  })
})
