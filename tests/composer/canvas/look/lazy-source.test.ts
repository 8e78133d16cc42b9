import { expect, it } from 'vitest'
import { choose } from '../../../../composer/canvas/frame/look/lazy-source.ts'

const SOURCES = '/a_480w.webp 480w, /a_800w.webp 800w, /a_1200w.webp 1200w'
const at = (windowWidth: number, density = 1) => ({
  windowWidth,
  density,
  matches: (media: string) => windowWidth <= Number(/\d+/.exec(media)?.[0]),
})

it.each([
  ['by the share of the window', SOURCES, '50vw', at(1280), '/a_800w.webp'],
  ['by the first size whose condition holds', SOURCES, '(max-width: 768px) 100vw, 25vw', at(768), '/a_800w.webp'],
  ['by the last where none holds', SOURCES, '(max-width: 768px) 100vw, 25vw', at(1600), '/a_480w.webp'],
  ['for a dense screen', SOURCES, '100vw', at(390, 3), '/a_1200w.webp'],
  ['by how wide it is shown where the size is calculated', SOURCES, 'calc(50vw - 2rem)', at(1280), '/a_480w.webp'],
  ['the largest where none is large enough', SOURCES, '100vw', at(3000), '/a_1200w.webp'],
  ['the only one', '/a.webp', '', at(390), '/a.webp'],
])('of the files of a picture that is not loaded yet one is chosen as the browser would, %s', (_, sources, sizes, chooser, chosen) => {
  expect(choose(sources, sizes, 320, chooser)).toBe(chosen)
})
