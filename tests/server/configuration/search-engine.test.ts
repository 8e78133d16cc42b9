import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { loadExtensions } from '../../../server/load-extensions.ts'
import { productionEnvironment } from '../../factories/deployed-environment.ts'

const ENGINE = { SEARCH_ENGINE_URL: 'http://127.0.0.1:8108', SEARCH_ENGINE_KEY: 'key-of-tests' }
const production = (change: Readonly<Record<string, string>>) => readConfig({ ...productionEnvironment(), ALGOLIA_HOST: '', ...change })

describe('A shop with an engine of its own', () => {
  it('has neither the vendor nor the embedded search, in production as on a developer’s machine', () => {
    expect(production(ENGINE).services.search).toBe('engine')
    expect(readConfig(ENGINE).services).toMatchObject({ search: 'engine', cms: 'embedded' })
  })

  it('loads the engine’s room in the place of the embedded search', async () => {
    const loaded = await loadExtensions(production(ENGINE))
    const none = await loadExtensions(production({ ALGOLIA_HOST: 'http://127.0.0.1:9' }))
    expect(loaded.length).toBe(none.length + 1)
  })

  it.each([
    [{ SEARCH_ENGINE_URL: ENGINE.SEARCH_ENGINE_URL }, 'SEARCH_ENGINE_KEY must be set beside SEARCH_ENGINE_URL'],
    [{ SEARCH_ENGINE_KEY: 'key-of-tests', EMBEDDED: 'search' }, 'SEARCH_ENGINE_KEY is set, and SEARCH_ENGINE_URL is not'],
    [{ ...ENGINE, ALGOLIA_HOST: 'http://127.0.0.1:9' }, 'ALGOLIA_HOST and SEARCH_ENGINE_URL are both set'],
    [{ ...ENGINE, EMBEDDED: 'search' }, 'EMBEDDED names search, and SEARCH_ENGINE_URL is set'],
    [{ ...ENGINE, SEARCH_ENGINE_URL: 'http://typesense.internal:8108' }, 'SEARCH_ENGINE_URL must begin with https://'],
    [{ ...ENGINE, SEARCH_ENGINE_URL: 'typesense' }, 'SEARCH_ENGINE_URL: '],
  ])('does not start with %j: %s', (change, sentence) => {
    expect(() => production(change)).toThrow(sentence)
  })
})
