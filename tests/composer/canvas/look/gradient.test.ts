import { describe, expect, it } from 'vitest'
import { readGradient } from '../../../../composer/canvas/frame/look/gradient.ts'

const BOX = { width: 200, height: 100 }
const CLEAR = 'rgba(0, 0, 0, 0)'
const BLACK = 'rgb(0, 0, 0)'
const rounded = (value: number): number => Math.round(value) + 0

describe('a gradient of CSS', () => {
  it.each([
    [`linear-gradient(${CLEAR}, ${BLACK})`, [100, 0], [100, 100]],
    [`linear-gradient(to right, ${CLEAR}, ${BLACK})`, [0, 50], [200, 50]],
    [`linear-gradient(270deg, ${CLEAR}, ${BLACK})`, [200, 50], [0, 50]],
    [`linear-gradient(to bottom right, ${CLEAR}, ${BLACK})`, [60, -30], [140, 130]],
  ])('goes where it says: %s', (css, from, to) => {
    const read = readGradient(css, BOX)
    expect(read?.from.map(rounded)).toEqual(from)
    expect(read?.to.map(rounded)).toEqual(to)
  })

  it('has its colours where they are, those without a place spread between the others', () => {
    expect(readGradient(`linear-gradient(to right, ${CLEAR} 20%, ${BLACK}, ${BLACK} 160px, white)`, BOX)?.stops).toEqual([
      { at: 0.2, color: CLEAR },
      { at: 0.5, color: BLACK },
      { at: 0.8, color: BLACK },
      { at: 1, color: 'white' },
    ])
  })

  it.each([
    `radial-gradient(${CLEAR}, ${BLACK})`,
    `linear-gradient(${BLACK})`,
    `linear-gradient(in oklab, ${CLEAR}, ${BLACK})`,
    'url("/a.jpg")',
  ])('is not guessed at where it says it in another way: %s', (css) => {
    expect(readGradient(css, BOX)).toBeUndefined()
  })
})
