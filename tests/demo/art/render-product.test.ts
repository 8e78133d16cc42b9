import { expect, it } from 'vitest'
import { boundsOf } from '../../../demo/art/bounds-of.ts'
import { renderProduct, type ProductPicture } from '../../../demo/art/render-product.ts'
import { stageOf } from '../../../demo/art/stage-of.ts'
import { VIEWS } from '../../../demo/catalogue/demo-media.ts'

const jumper: ProductPicture = {
  silhouette: 'jumper',
  texture: 'knit',
  hex: '#a9502f',
  stage: stageOf('clothing > knitwear'),
  view: 'front',
  isForKids: false,
}
const groundOf = (svg: string): string | undefined => /<rect[^>]* fill="(#\w+)"/.exec(svg)?.[1]

it('one ground is behind everything of one shop, and one behind each category of the other', () => {
  const grounds = ['clothing > knitwear', 'shoes > boots', 'home > candles', 'skincare > serums', 'makeup > lips'].map((category) =>
    groundOf(renderProduct({ ...jumper, stage: stageOf(category) })),
  )
  expect(grounds).toEqual(['#e4ded2', '#e4ded2', '#e4ded2', '#e9c9b5', '#dfabae'])
})

it('the surface of a material is drawn close up only, and the second picture of a color is that one', () => {
  const has = (view: ProductPicture['view']): boolean => renderProduct({ ...jumper, view }).includes('id="pweave"')
  expect(VIEWS.map((view) => [view, has(view)])).toEqual([
    ['front', false],
    ['detail', true],
    ['back', false],
  ])
})

it('what is drawn large and what is drawn small stands in the middle of its picture', () => {
  expect(boundsOf(['M10 20C30 40 50 60 70 80H90V-5Z', 'M0 0A5 5 0 0 1 100 40'])).toEqual({ left: 0, top: -5, right: 100, bottom: 80 })
  const middleOf = (silhouette: ProductPicture['silhouette']): number => {
    const [x = 0] = (/translate\(([\d.-]+)/.exec(renderProduct({ ...jumper, silhouette }))?.slice(1) ?? []).map(Number)
    const scale = Number(/scale\(([\d.]+)/.exec(renderProduct({ ...jumper, silhouette }))?.[1])
    return Math.round(x + 480 * scale)
  }
  // Both are symmetrical to the middle of their own field.
  expect([middleOf('coat'), middleOf('skirt')]).toEqual([480, 480])
})
