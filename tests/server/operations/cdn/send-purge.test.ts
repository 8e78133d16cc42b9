import { expect, it } from 'vitest'
import { headersOf, sendPurge } from '../../../../server/operations/cdn/send-purge.ts'

it('many keys go in as few requests as the caches take, and none is lost', () => {
  const keys = Array.from({ length: 1_000 }, (_, number) => `product:${900_000 + number}`)
  const headers = headersOf(keys)
  expect(headers.flatMap((header) => header.split(' '))).toEqual(keys)
  expect(headers).toHaveLength(4)
  const long = headersOf(Array.from({ length: 100 }, (_, number) => `page:landing/${'help/'.repeat(20)}${number}`))
  expect(Math.max(...long.map(({ length }) => length))).toBeLessThanOrEqual(4_000)
  expect(headersOf([])).toEqual([])
})

it.each([301, 401, 500])('a cache that answers %i has not purged', async (status) => {
  const fetch = async () => new Response(null, { status })
  await expect(sendPurge({ address: 'https://cdn.test/', token: 'secret', keys: ['page:home'], fetch })).rejects.toThrow(
    `The cache at cdn.test answered ${status} to a purge`,
  )
})
