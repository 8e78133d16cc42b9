import { expect, it } from 'vitest'
import { createPageSpeeds, type Measured } from '../../../../src/features/speed/create-page-speeds.ts'

const begin = () => createPageSpeeds({ path: '/en', kind: 'home' })
const ofDocument = (name: Measured['name'], value: number): Measured => ({
  name,
  value,
  navigationType: 'navigate',
  navigationId: 1,
  navigationURL: 'https://shop.example/en',
})
const ofFurther = (name: Measured['name'], value: number, path: string, navigationId = 2): Measured => ({
  name,
  value,
  navigationType: 'soft-navigation',
  navigationId,
  navigationURL: `https://shop.example${path}`,
})

it('a page is sent once, with the last value of each figure', () => {
  const speeds = begin()
  speeds.add(ofDocument('LCP', 800.4))
  speeds.add(ofDocument('CLS', 0.012345))
  speeds.add(ofDocument('LCP', 1_200.6))
  expect(speeds.take()).toEqual([{ pageKind: 'home', way: 'document', figures: { LCP: 1_201, CLS: 0.0123 } }])
  speeds.add(ofDocument('INP', 300))
  expect(speeds.take()).toEqual([])
})

it('what is measured after another page is shown is not said of the first', () => {
  const speeds = begin()
  speeds.add(ofDocument('INP', 80))
  speeds.show('/en/product/tee', 'product')
  speeds.add(ofDocument('INP', 900))
  speeds.show('/en', 'home')
  speeds.add(ofDocument('CLS', 1))
  expect(speeds.take()).toEqual([{ pageKind: 'home', way: 'document', figures: { INP: 80 } }])
})

it('a further page that the browser measures is one of its own kind, without a first byte; a filter is no page', () => {
  const speeds = begin()
  speeds.add(ofDocument('TTFB', 200))
  speeds.show('/en/women', 'listing')
  speeds.add(ofFurther('TTFB', 0, '/en/women'))
  speeds.add(ofFurther('LCP', 150, '/en/women'))
  speeds.show('/en/women', 'listing')
  speeds.add(ofFurther('LCP', 90, '/en/women?color=red', 3))
  speeds.add(ofFurther('INP', 90, '/en/women?color=red', 3))
  speeds.show('/en/product/tee', 'product')
  speeds.add(ofFurther('LCP', 210, '/en/product/tee', 4))
  speeds.add(ofFurther('INP', 40, '/somewhere/unknown', 5))
  expect(speeds.take()).toEqual([
    { pageKind: 'home', way: 'document', figures: { TTFB: 200 } },
    { pageKind: 'listing', way: 'inApp', figures: { LCP: 150 } },
    { pageKind: 'product', way: 'inApp', figures: { LCP: 210 } },
  ])
  speeds.add(ofFurther('CLS', 0.4, '/en/product/tee', 4))
  expect(speeds.take()).toEqual([])
})

it('a page that comes back from the browser’s memory is not counted again', () => {
  const speeds = begin()
  speeds.add({ ...ofDocument('LCP', 20), navigationType: 'back-forward-cache' })
  expect(speeds.take()).toEqual([])
})

it('of a shopper who goes on and on the first thirty pages are sent', () => {
  const speeds = begin()
  for (let index = 0; index < 40; index += 1) {
    speeds.show(`/en/${index}`, 'listing')
    speeds.add(ofFurther('LCP', 100, `/en/${index}`, index + 2))
  }
  expect(speeds.take()).toHaveLength(30)
})
