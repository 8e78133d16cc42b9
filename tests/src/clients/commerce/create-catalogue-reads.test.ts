import { expect, it } from 'vitest'
import { createCatalogueReads } from '../../../../src/clients/commerce/create-catalogue-reads.ts'
import { product } from '../../../factories/product.ts'
import type { Report } from '../../../../src/lib/report.ts'

const site = { siteTag: 'ald-gb', countryFolder: '', api: { guestAuthorization: { username: 'storefront', password: 'public' } } }

const read = async (answer: () => Response | Promise<Response>) => {
  const reports: Report[] = []
  const reads = createCatalogueReads({
    baseUrl: 'http://shop.test',
    site,
    language: 'en',
    fetch: async () => answer(),
    report: (entry) => reports.push(entry),
  })
  return { outcome: await reads.getProduct('900001'), reports }
}

it('a product that the API answers is found', async () => {
  const { outcome } = await read(() => Response.json(product()))
  expect(outcome).toEqual({ outcome: 'found', product: product() })
})

it('takes 404, NOT_FOUND and null for not found, naming product, language and what was missing [PDP-16, PDP-18, PDP-19]', async () => {
  for (const answer of [() => new Response('', { status: 404 }), () => Response.json({ result: 'NOT_FOUND' }), () => Response.json(null)]) {
    const { outcome, reports } = await read(answer)
    expect(outcome).toMatchObject({ outcome: 'notFound' })
    expect(reports.map(({ message }) => message)).toEqual(['Product not found (ProductId: 900001, Language: en)'])
    expect(reports[0]?.details).toEqual({ cause: 'No product found' })
  }
})

it('takes a product for not found of which its group of colors has nothing, only others [PDP-19]', async () => {
  const [first] = product().options
  const others = [{ ...first, path: '/product/other/900002' }]
  for (const options of [[], others, [{ ...first, options: [] }]]) {
    const { outcome, reports } = await read(() => Response.json({ ...product(), options }))
    expect(outcome).toMatchObject({ outcome: 'notFound' })
    expect(reports).toEqual([
      {
        code: 'productNotFound',
        message: 'Product not found (ProductId: 900001, Language: en)',
        details: { cause: 'No group product found' },
      },
    ])
  }
})

const INCIDENT: unknown = expect.stringMatching(/^E-[0-9A-F]{8}$/)

it('names the incident of an outage, which is the server’s where it has answered with one, and reports it [PDP-17]', async () => {
  const { outcome, reports } = await read(() => new Response('', { status: 503, headers: { 'x-incident': 'E-0123ABCD' } }))
  expect(outcome).toEqual({ outcome: 'failed', status: 503, incident: 'E-0123ABCD' })
  expect(reports).toMatchObject([{ code: 'productFailed', details: { incident: 'E-0123ABCD' } }])
})

it('takes every other failure for an outage and reports it [PDP-17]', async () => {
  expect((await read(() => new Response('', { status: 503 }))).outcome).toEqual({ outcome: 'failed', status: 503, incident: INCIDENT })
  expect((await read(() => Response.error())).outcome).toMatchObject({ outcome: 'failed' })
  expect((await read(() => Response.json({ ...product(), media: null }))).outcome).toEqual({
    outcome: 'failed',
    status: 200,
    incident: INCIDENT,
  })
  expect((await read(() => new Response('<html>'))).outcome).toEqual({ outcome: 'failed', status: 0, incident: INCIDENT })
  expect((await read(() => Promise.reject(new TypeError('unreachable')))).reports).toHaveLength(1)
})
