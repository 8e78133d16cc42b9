import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUYER, createAgentShop, delivery, googlePay, items, type AgentShop } from '../../factories/agent-shop.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { authorised } from '../../factories/fake-gateway.ts'

/** A checkout of the protocol's repository at v2026-04-08: `UCP_SPECIFICATION=/path/to/ucp npx vitest run tests/server/agents`. */
const FOLDER = process.env['UCP_SPECIFICATION'] ?? ''
const hasSchemas = existsSync(join(FOLDER, 'source/schemas/ucp.json'))

const SHOPPING = 'https://ucp.dev/schemas/shopping'
const PROFILE = 'https://ucp.dev/discovery/profile.json'

const readSchemas = (): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const files = readdirSync(join(FOLDER, 'source/schemas'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const read = (file: string): object => JSON.parse(readFileSync(join(FOLDER, 'source', file), 'utf8')) as object
  for (const file of files) ajv.addSchema(read(join('schemas', file)))
  // Its own $id is not where its references lead from.
  ajv.addSchema({ ...read('discovery/profile_schema.json'), $id: PROFILE })
  return ajv
}

const wrongIn = (ajv: Ajv2020, schema: string, data: unknown): unknown => {
  const validate = ajv.compile({ $ref: schema })
  return validate(data) ? [] : validate.errors
}

let shop: AgentShop
beforeAll(async () => {
  shop = await createAgentShop()
  await insertProduct(shop.runtime.database, { id: '1', name: 'Tee', variants: [{ sku: '1-A' }, { sku: '1-OUT', quantity: 0 }] })
  shop.gateway.behave = authorised
})
afterAll(() => shop.close())

it.skipIf(!hasSchemas)('answers what the protocol’s own schemas ask for, in every state of a checkout (UCP_SPECIFICATION)', async () => {
  const ajv = readSchemas()
  const call = async (...request: Parameters<AgentShop['call']>) => (await shop.call(...request)).body
  const isCheckout = (body: unknown): void => {
    for (const extension of ['fulfillment', 'discount'])
      expect(wrongIn(ajv, `${SHOPPING}/${extension}.json#/$defs/dev.ucp.shopping.checkout`, body)).toEqual([])
  }
  expect(wrongIn(ajv, PROFILE, (await shop.app.inject({ url: '/.well-known/ucp', headers: { host: 'localhost' } })).json())).toEqual([])
  isCheckout(await call('POST', '/checkout-sessions', { ...items(['1-A', 1]), discounts: { codes: ['SAVE10', 'NONE'] } }))
  const ready = await call('POST', '/checkout-sessions', {
    ...items(['1-A', 1]),
    buyer: BUYER,
    ...delivery(),
    discounts: { codes: ['SAVE10'] },
  })
  isCheckout(ready)
  const done = await call('POST', `/checkout-sessions/${ready.id}/complete`, googlePay())
  isCheckout(done)
  expect(wrongIn(ajv, `${SHOPPING}/order.json`, await call('GET', `/orders/${done.order.id}`))).toEqual([])
  const given = await call('POST', '/checkout-sessions', items(['1-A', 1]))
  isCheckout(await call('POST', `/checkout-sessions/${given.id}/cancel`))
  for (const refused of [await call('GET', '/orders/none'), await call('POST', '/checkout-sessions', items(['1-OUT', 1]))])
    expect(wrongIn(ajv, `${SHOPPING}/types/error_response.json`, refused)).toEqual([])
  const bag = await call('POST', '/carts', { ...items(['1-A', 1]), discounts: { codes: ['SAVE10'] } })
  expect(wrongIn(ajv, `${SHOPPING}/discount.json#/$defs/dev.ucp.shopping.cart`, bag)).toEqual([])
  const product = await call('POST', '/catalog/product', { id: '1-A' })
  expect(wrongIn(ajv, `${SHOPPING}/catalog_lookup.json#/$defs/get_product_response`, product)).toEqual([])
  const found = await call('POST', '/catalog/lookup', { ids: ['1', '1-A', 'product-1'] })
  expect(wrongIn(ajv, `${SHOPPING}/catalog_lookup.json#/$defs/lookup_response`, found)).toEqual([])
})
