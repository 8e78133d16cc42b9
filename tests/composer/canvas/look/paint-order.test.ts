// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { comparePaint, paintOrder } from '../../../../composer/canvas/frame/look/paint-order.ts'

/** Whether `b`, as its words or picture, is painted above `a`. */
const isAbove = (html: string, part: 'content' | 'ground' = 'content'): boolean => {
  document.body.innerHTML = html
  const [one, other] = [document.querySelector('#a'), document.querySelector('#b')]
  if (one === null || other === null) throw new Error('No a or b')
  const { keyOf } = paintOrder(document)
  return comparePaint(keyOf(one, 'content'), keyOf(other, part)) < 0
}

describe('what is painted above what', () => {
  it.each([
    ['words after a picture', '<img id="a"><p id="b">x</p>', true],
    ['a positioned picture above words in the flow that come later', '<img id="a" style="position: absolute"><p id="b">x</p>', false],
    [
      'words in a positioned box that comes later',
      '<img id="a" style="position: absolute"><div style="position: relative"><p id="b">x</p></div>',
      true,
    ],
    ['a picture behind its box', '<p id="b">x</p><img id="a" style="position: absolute; z-index: -1">', true],
    [
      'a higher layer in a lower one stays below',
      '<div style="position: relative; z-index: 2"><img id="a"></div><div style="position: relative; z-index: 1"><p id="b" style="position: relative; z-index: 9">x</p></div>',
      false,
    ],
    [
      'a layer inside of what is positioned without one counts outside of it',
      '<div style="position: relative"><p id="b" style="position: relative; z-index: 2">x</p></div><img id="a" style="position: relative; z-index: 1">',
      true,
    ],
    ['what is half transparent lies on top of the flow', '<p id="b" style="opacity: 0.5">x</p><img id="a">', true],
    ['an item of a grid with a layer', '<div style="display: grid"><p id="b" style="z-index: 1">x</p><img id="a"></div>', true],
  ])('%s', (_, html, isOnTop) => {
    expect(isAbove(html)).toBe(isOnTop)
  })

  it('the ground of a box that comes later is below the words before it', () => {
    expect(isAbove('<p id="a">x</p><div id="b"></div>', 'ground')).toBe(false)
  })

  it('a veil before the content of a box is above its picture and below its positioned words', () => {
    document.body.innerHTML = '<div id="box" style="position: relative"><img id="a"><p id="b" style="position: relative">x</p></div>'
    const [box, picture, words] = ['#box', '#a', '#b'].map((selector) => document.querySelector(selector))
    if (!box || !picture || !words) throw new Error('Not there')
    const { keyOf, keyOfPseudo } = paintOrder(document)
    const veil = keyOfPseudo(box, '::before', 0)
    expect(comparePaint(keyOf(picture, 'content'), veil)).toBeLessThan(0)
    expect(comparePaint(veil, keyOf(words, 'content'))).toBeLessThan(0)
    expect(comparePaint(keyOfPseudo(box, '::after', 0), keyOf(words, 'content'))).toBeGreaterThan(0)
  })
})
