import { once } from 'node:events'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentfulEmulator } from '../../../platform/contentful/plugin.ts'
import { publishSeed } from '../../../platform/seed/publish-seed.ts'
import { seedContent } from '../../../platform/seed/seed-content.ts'
import { startSentence } from '../../../server/operations/start-error.ts'
import { connectManagement } from '../../../server/publishing/cms-management.ts'
import { makeNote, makeNoteType } from '../../contracts/contentful-note-type.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

/** What a test does to a call before the CMS carries it out, and between that and the answer. */
interface Interference {
  readonly method: 'POST' | 'PUT'
  readonly path: RegExp
  readonly before?: (request: FastifyRequest) => Promise<unknown>
  readonly after?: (request: FastifyRequest) => Promise<unknown>
}

/** Long enough for any other call on a busy machine; what is held back is held until the client has given up. */
const CALL_MS = 1_000
const SPACE = { spaceId: 'vitrine', environmentId: 'master' }

let test: TestRuntime
let address: Parameters<typeof connectManagement>[0]
let interference: Interference | undefined
/** Calls of the kind that is interfered with. */
let calls = 0

const concerns = ({ method, url }: FastifyRequest): Interference | undefined =>
  interference?.method === method && interference.path.test(url) ? interference : undefined
const untilGivenUp = ({ raw }: FastifyRequest): Promise<unknown> => (raw.socket.destroyed ? Promise.resolve() : once(raw.socket, 'close'))

beforeAll(async () => {
  test = await createTestRuntime()
  test.app.addHook('preHandler', async (request) => {
    const interfering = concerns(request)
    if (interfering === undefined) return
    calls += 1
    await interfering.before?.(request)
  })
  test.app.addHook('onSend', async (request) => void (await concerns(request)?.after?.(request)))
  await test.app.register(contentfulEmulator, { prefix: '/contentful', runtime: test.runtime })
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  address = { ...SPACE, managementBaseUrl: `${origin}/contentful`, accessToken: 'management-token' }
  const cms = connectManagement(address)
  await makeNoteType(cms)
  const fields = ['name', 'from', 'to', 'kind'].map(textField)
  const redirect = await cms.contentType.createWithId(
    { contentTypeId: 'redirect' },
    { name: 'Redirect', description: '', displayField: 'name', fields },
  )
  await cms.contentType.publish({ contentTypeId: 'redirect' }, redirect)
})
afterAll(() => test.close())
beforeEach(() => {
  interference = undefined
  calls = 0
})

const textField = (id: string) => ({ id, name: id, type: 'Symbol', localized: false, required: false, validations: [] })

const publish = async (
  ids: readonly string[],
  { timeoutMs = CALL_MS, ...options }: { readonly timeoutMs?: number; readonly progressMs?: number } = {},
): Promise<readonly string[]> => {
  const lines: string[] = []
  const cms = connectManagement(address, { timeoutMs })
  await publishSeed({ cms, space: SPACE, log: (line) => lines.push(line), ...options }, 'Entry', ids)
  return lines
}
const drafts = async (...ids: readonly string[]): Promise<readonly string[]> => {
  for (const id of ids) await makeNote(connectManagement(address), id)
  return ids
}
const publishedOf = async (ids: readonly string[]): Promise<readonly string[]> => {
  const { items } = await connectManagement(address).entry.getPublished({ query: { 'sys.id[in]': ids.join(','), order: 'sys.id' } })
  return items.map(({ sys }) => sys.id)
}

describe('publishing the first content on a busy machine', () => {
  const bulk = { method: 'POST', path: /bulk_actions\/publish$/ } as const

  it('waits for what the CMS has published although its answer came too late, and sends it once', async () => {
    const ids = await drafts('slow-1', 'slow-2')
    interference = { ...bulk, after: untilGivenUp }
    await publish(ids)
    expect(await publishedOf(ids)).toEqual(ids)
    expect(calls).toBe(1)
  })

  it('waits for what the CMS begins to publish after the time limit', async () => {
    const ids = await drafts('late-1', 'late-2')
    interference = { ...bulk, before: untilGivenUp }
    expect(await publish(ids)).toEqual(['content: the CMS is still publishing 2 entries'])
    expect(await publishedOf(ids)).toEqual(ids)
    expect(calls).toBe(1)
  })

  it('takes what somebody else has published meanwhile for done, and publishes the rest', async () => {
    const ids = await drafts('shared-1', 'shared-2')
    const editor = connectManagement(address)
    const publishOne = async () => editor.entry.publish({ entryId: 'shared-1' }, await editor.entry.get({ entryId: 'shared-1' }))
    interference = { ...bulk, before: async () => (calls === 1 ? publishOne() : undefined) }
    await publish(ids)
    expect(await publishedOf(ids)).toEqual(ids)
    expect(calls).toBe(2)
  })

  it('does nothing where all is published', async () => {
    const ids = await drafts('done-1')
    await publish(ids)
    interference = bulk
    await publish(ids)
    expect(calls).toBe(0)
  })

  it('says in one sentence which entry the CMS refuses, and what to do', async () => {
    await makeNote(connectManagement(address), 'untitled', {})
    const error: unknown = await publish(['untitled']).catch((reason: unknown) => reason)
    expect(startSentence(error, { port: 3000, databaseUrl: undefined })).toMatch(
      /^The CMS refused to publish 1 entries of the first content, because of untitled \(\w+\)\. Mend or delete these entries in the CMS and start again\.$/,
    )
  })

  it('says how far it is', async () => {
    const ids = await drafts(...Array.from({ length: 60 }, (_, index) => `many-${index}`))
    expect(await publish(ids, { progressMs: 0, timeoutMs: 60_000 })).toEqual([
      'content: 50 of 60 entries published',
      'content: 60 of 60 entries published',
    ])
  })
})

describe('making the first content on a busy machine', () => {
  it('goes on with an entry that was made although the answer came too late', async () => {
    interference = {
      method: 'PUT',
      path: /entries\/redirect-old$/,
      after: async (request) => (calls === 1 ? untilGivenUp(request) : undefined),
    }
    const redirects = [{ name: 'Old', from: '/old', to: '/new' }]
    const content = { pages: [], assets: () => [], redirects }
    await seedContent({
      ...address,
      readContent: async () => content,
      origin: 'http://localhost:3000',
      log: () => undefined,
      callMs: CALL_MS,
    })
    expect(calls).toBe(2)
    expect(await publishedOf(['redirect-old'])).toEqual(['redirect-old'])
  })
})

describe('a POST to the CMS', () => {
  const post = () =>
    connectManagement(address).raw.post('/spaces/vitrine/environments/master/bulk_actions/validate', { entities: { items: [] } })
  const refuseOnce = (status: number) => ({
    method: 'POST' as const,
    path: /bulk_actions\/validate$/,
    before: async () => {
      if (calls === 1) throw Object.assign(new Error('not now'), { statusCode: status })
    },
  })

  it('is not sent again where nobody knows what became of it', async () => {
    interference = refuseOnce(503)
    await expect(post()).rejects.toThrow()
    expect(calls).toBe(1)
  })

  it('is sent again where it came too fast', async () => {
    interference = refuseOnce(429)
    await expect(post()).rejects.toThrow()
    expect(calls).toBe(2)
  })
})
