import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { createCounts } from '../../../server/operations/counts.ts'
import { createCallEngine } from '../../../server/search-engine/call-engine.ts'
import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'

it('An engine that does not answer is told to operators by its host and what to set, and its key is in no part of the error', async () => {
  const counts = createCounts()
  const callEngine = createCallEngine({ url: 'http://127.0.0.1:9', key: 'a-secret-of-tests' }, counts)
  const error: unknown = await callEngine((client) => client.collections().retrieve()).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(AlgoliaError)
  expect(error).toMatchObject({ status: 503, forOperators: expect.stringMatching(/127\.0\.0\.1:9 does not answer.*SEARCH_ENGINE_URL/) })
  expect(inspect(error, { depth: 12, showHidden: true })).not.toContain('a-secret-of-tests')
  expect(await counts.vendorCalls.get()).toMatchObject({
    values: expect.arrayContaining([
      expect.objectContaining({ labels: expect.objectContaining({ vendor: 'search-engine', outcome: 'unanswered' }) }),
    ]),
  })
})
