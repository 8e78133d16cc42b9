import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentfulEmulator } from '../../../platform/contentful/plugin.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

const BASE = '/contentful/spaces/vitrine/environments/master'
const MANAGER = { authorization: 'Bearer management-token' }
let test: TestRuntime

const type = (fields: object[]) => ({ name: 'Note', fields })
const note = type([
  { id: 'title', name: 'Title', type: 'Symbol', localized: true },
  { id: 'next', name: 'Next', type: 'Link', linkType: 'Entry' },
])

beforeAll(async () => {
  test = await createTestRuntime()
  await test.app.register(contentfulEmulator, { prefix: '/contentful', runtime: test.runtime })
  await test.app.inject({ method: 'PUT', url: `${BASE}/content_types/note`, headers: MANAGER, payload: note })
  await test.app.inject({
    method: 'PUT',
    url: `${BASE}/content_types/note/published`,
    headers: { ...MANAGER, 'x-contentful-version': '1' },
  })
  await test.app.inject({
    method: 'PUT',
    url: `${BASE}/entries/first`,
    headers: { ...MANAGER, 'x-contentful-content-type': 'note' },
    payload: { fields: { title: { en: 'x' } } },
  })
})
afterAll(() => test.close())

const parameter = fc.tuple(
  fc.constantFrom(
    'content_type',
    'fields.title',
    'fields.next.fields.title',
    'fields.next.sys.id',
    'sys.id',
    'sys.createdAt',
    'metadata.tags.sys.id',
    'order',
    'select',
    'limit',
    'skip',
    'include',
    'locale',
    'query',
    'links_to_entry',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom('', '[in]', '[nin]', '[all]', '[exists]', '[lt]', '[gte]', '[match]', '[near]', '[wrong]', '[]', '['),
  fc.oneof(fc.constantFrom('note', 'first', '-fields.title', 'sys', '1', '-1', '*', 'en'), fc.string({ unit: 'binary' })),
)

describe('the content platform, whatever it is sent', () => {
  it('answers any query or refuses it in the vendor’s form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(parameter, { maxLength: 4 }),
        fc.constantFrom('entries', 'assets', 'content_types', 'tags', 'sync'),
        async (parameters, collection) => {
          const search = new URLSearchParams(parameters.map(([name, operator, value]) => [name + operator, value]))
          const answer = await test.app.inject({
            url: `${BASE}/${collection}?${search.toString()}`,
            headers: { authorization: 'Bearer preview-token' },
          })
          expect([200, 400, 501]).toContain(answer.statusCode)
          if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ sys: { type: 'Error' }, requestId: expect.any(String) })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('stores any body as a draft or refuses it in the vendor’s form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
        fc.constantFrom('entries/any', 'content_types/any', 'assets/any', 'tags/any', 'locales/any', 'content_types/note/editor_interface'),
        async (payload, path) => {
          for (const body of [payload, { fields: payload }, { fields: { title: payload } }, { fields: { title: { en: payload } } }]) {
            const answer = await test.app.inject({
              method: 'PUT',
              url: `${BASE}/${path}`,
              payload: JSON.stringify(body),
              headers: {
                ...MANAGER,
                'content-type': 'application/vnd.contentful.management.v1+json',
                'x-contentful-content-type': 'note',
                'x-contentful-version': '1',
              },
            })
            expect(answer.statusCode).toBeLessThan(500)
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  it('refuses broken JSON, a body it cannot store and a type of body it cannot read', async () => {
    const put = (payload: string, contentType: string) =>
      test.app.inject({
        method: 'PUT',
        url: `${BASE}/entries/any-2`,
        payload,
        headers: { ...MANAGER, 'content-type': contentType, 'x-contentful-content-type': 'note' },
      })
    expect((await put('{"fields":', 'application/json')).json()).toMatchObject({ sys: { id: 'BadRequest' } })
    expect((await put('{"fields":{"title":{"en":"\\u0000"}}}', 'application/json')).json()).toMatchObject({ sys: { id: 'BadRequest' } })
    expect((await put('{"fields":{"title":{"en":"\\ud800"}}}', 'application/json')).json()).toMatchObject({ sys: { id: 'BadRequest' } })
    expect((await put('<entry/>', 'application/xml')).statusCode).toBe(415)
  })
})
