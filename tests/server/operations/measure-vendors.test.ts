import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { createCounts } from '../../../server/operations/counts.ts'
import { measureVendors } from '../../../server/operations/measure-vendors.ts'

const config = readConfig({
  APP_ENV: 'test',
  ALGOLIA_HOST: 'https://search.example',
  ALGOLIA_APP_ID: 'A',
  ALGOLIA_WRITE_KEY: 'k'.repeat(20),
})

const callOf = async (address: string, answer: () => Promise<Response>) => {
  const counts = createCounts()
  await measureVendors(answer, { config, counts })(address).catch(() => undefined)
  const { values } = await counts.vendorCalls.get()
  return values.filter(({ metricName }) => metricName?.endsWith('_count')).map(({ labels, value }) => ({ ...labels, value }))
}
const answering = (status: number) => async () => new Response(null, { status })

describe('a call to a vendor', () => {
  it.each([
    ['https://search.example/1/indexes', 200, 'search', 'ok'],
    ['http://localhost:3000/payments/v71/payments', 422, 'payments', 'refused'],
    ['http://localhost:3000/cognito/pool', 503, 'identity', 'failed'],
    ['https://somebody.example/', 200, 'other', 'ok'],
  ])('to %s that answers %i is counted as one of %s, %s', async (address, status, vendor, outcome) => {
    expect(await callOf(address, answering(status))).toEqual([{ vendor, outcome, value: 1 }])
  })

  it('that nobody answers is counted too, and fails as before', async () => {
    const lost = async () => Promise.reject(new Error('Cut off'))
    expect(await callOf('https://search.example/', lost)).toEqual([{ vendor: 'search', outcome: 'unanswered', value: 1 }])
    await expect(measureVendors(lost, { config, counts: createCounts() })('https://search.example/')).rejects.toThrow('Cut off')
  })

  it('that the shop makes to itself is none', async () => {
    expect(await callOf('http://localhost:3000/api/product/s/1', answering(200))).toEqual([])
  })
})
