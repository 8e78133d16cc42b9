// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { DeliveryTime } from '../../../block-registry/checkout/delivery-time.tsx'
import { render } from '../../setup/render.tsx'

const arrival = { from: '2026-12-29', to: '2026-12-31' }
/** Without what keeps dates in their own direction, and with plain spaces. */
const textOf = (element: Parameters<typeof render>[0], language = 'en'): string =>
  String(render(element, { language }).container.textContent)
    .replaceAll(/[\u2066\u2069]/g, '')
    .replaceAll(/[\u2009\u00a0\u202f]/g, ' ')

it('says in how many working days an option delivers, and on which dates where they are known', () => {
  expect(textOf(<DeliveryTime delivery={{ min: 2, max: 4 }} />)).toBe('2–4 working days')
  expect(textOf(<DeliveryTime delivery={{ min: 2, max: 4 }} arrival={arrival} />)).toMatch(
    /^2–4 working days · Arrives Tue,? 29 (?:Dec )?– Thu,? 31 Dec$/,
  )
})

it('says one number where the shortest and the longest delivery are the same, in the form that number takes', () => {
  expect(textOf(<DeliveryTime delivery={{ min: 3, max: 3 }} />)).toBe('3 working days')
  expect(textOf(<DeliveryTime delivery={{ min: 1, max: 1 }} />)).toBe('1 working day')
  expect(textOf(<DeliveryTime delivery={{ min: 2, max: 2 }} />, 'fr')).toBe('2 jours ouvrés')
  expect(textOf(<DeliveryTime delivery={{ min: 2, max: 2 }} />, 'ar')).toBe('يوما عمل')
})

it('says today only while nobody knows the date, which is another one in the evening and on holidays', () => {
  expect(textOf(<DeliveryTime delivery={{ min: 0, max: 0 }} />)).toBe('Today')
  const monday = { from: '2026-12-21', to: '2026-12-21' }
  expect(textOf(<DeliveryTime delivery={{ min: 0, max: 0 }} arrival={monday} />)).toMatch(/^Arrives Mon,? 21 Dec$/)
})
