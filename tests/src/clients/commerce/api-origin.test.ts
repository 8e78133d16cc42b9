import { expect, it } from 'vitest'
import { apiOrigin } from '../../../../src/clients/commerce/api-origin.ts'

const page = { protocol: 'http:', hostname: 'us.localhost' }

it('is the origin of the page [API-01]', () => {
  expect(apiOrigin({ ...page, port: '3000' }, {})).toBe('http://us.localhost:3000')
  expect(apiOrigin({ protocol: 'https:', hostname: 'preview.shop.example', port: '' }, { '5173': '3000' })).toBe(
    'https://preview.shop.example',
  )
})

it('has the mapped port where one applies [API-02]', () => {
  expect(apiOrigin({ ...page, port: '5173' }, { '5173': '3000' })).toBe('http://us.localhost:3000')
})
