import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'
import { readOperationTable, type OperationState } from './operation-table.ts'

type Call = (...values: readonly unknown[]) => unknown

let server: ContentfulServer

beforeAll(async () => {
  server = await startContentful({ DATA_DIR: 'memory://' })
  // The client warns of properties of its own that are on their way out.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

/** All functions of a client, by their dotted name. */
const functionsOf = (client: object, path: readonly string[] = []): readonly (readonly [name: string, call: Call])[] =>
  Object.entries(client).flatMap(([key, value]: [string, unknown]) => {
    const name = [...path, key]
    // An exported function of the client takes what the client gives it.
    if (typeof value === 'function') return [[name.join('.'), value as Call] as const]
    return typeof value === 'object' && value !== null ? functionsOf(value, name) : []
  })

const ID_NAMES =
  `actionId agentId aiActionId apiKeyId appActionCallId appActionId appBundleId appDefinitionId appInstallationId appUploadId assetId
  automationDefinitionId automationExecutionId bulkActionId callId commentId componentId componentTypeId conceptId conceptSchemeId contentTypeId
  dataAssemblyId designTokenId entryId environmentAliasId environmentTemplateId experienceFragmentId experienceId experienceTemplateId extensionId
  fragmentId functionId indexId invitationId invocationId localeId logId metricKey oauthApplicationId organizationMembershipId
  previewApiKeyId resourceTypeId roleId runId scheduledActionId snapshotId spaceMemberId spaceMembershipId tagId taskId teamId teamMembershipId
  teamSpaceMembershipId templateId tokenId uploadId userId variantId webhookDefinitionId workflowDefinitionId workflowId`.split(/\s+/)

const PARAMS = {
  ...Object.fromEntries(ID_NAMES.map((name) => [name, 'nobody'])),
  spaceId: SPACE,
  environmentId: ENVIRONMENT,
  organizationId: 'nobodys',
  fromTime: '2026-01-01T00:00:00Z',
  version: 1,
  query: {},
}
const PAYLOAD = {
  sys: { id: 'nobody', version: 1, release: { sys: { id: 'nobody' } }, team: { sys: { id: 'nobody' } } },
  fields: { file: { en: {} } },
  expiresAt: Math.floor(Date.now() / 1000) + 600,
  file: 'bytes',
}
/** Some take what others do not: whose release it is, and a list of fields. */
const EXTRA: Readonly<Record<string, readonly unknown[]>> = {
  'contentType.omitAndDeleteField': [{ ...PAYLOAD, fields: [{ id: 'title' }] }, 'title'],
  'asset.processForLocale': [{ ...PAYLOAD, sys: { id: 'nobody', version: 1 } }, 'en'],
  'asset.processForAllLocales': [{ ...PAYLOAD, sys: { id: 'nobody', version: 1 } }],
  'release.asset.processForLocale': [PAYLOAD, 'en'],
}
const paramsOf = (name: string) => {
  if (name.startsWith('comment.') || name.startsWith('task.')) return { ...PARAMS, parentEntityType: 'Entry', parentEntityId: 'nobody' }
  return /^release(?:Action)?\./.test(name) ? { ...PARAMS, releaseId: 'nobody' } : PARAMS
}

const settle = (call: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(call)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    )

/** What became of a call: whether the platform knows the operation. Whether it likes what it was sent is another matter. */
const stateOf = (error: unknown): 'answered' | 'refused' | 'client' | 'unknown' => {
  if (error === undefined) return 'answered'
  if (!(error instanceof Error)) return 'unknown'
  if (error.message === 'Unknown endpoint') return 'client'
  const body: unknown = error.message.startsWith('{') ? JSON.parse(error.message) : {}
  const details = typeof body === 'object' && body !== null && 'details' in body ? JSON.stringify(body.details) : ''
  if (error.name === 'UnknownRoute' || error.name === 'InternalServerError') return 'unknown'
  // Apps ask with a token of their own, which nobody gave them here.
  if (error.name === 'AccessTokenInvalid') return 'refused'
  if (error.name === 'AccessDenied') return details.includes('"reasons"') ? 'refused' : 'unknown'
  return details.includes('"Organization"') || /No organization/i.test(error.message) ? 'refused' : 'answered'
}

const OUTCOMES: Readonly<Record<OperationState, string>> = {
  answered: 'answered',
  limited: 'answered',
  refused: 'refused',
  client: 'client',
}

describe('the list of operations', () => {
  it('has each of the management client’s, once', () => {
    const listed = readOperationTable('`contentful-management`').map(({ name }) => name)
    const known = functionsOf(server.management).map(([name]) => name)
    expect(listed.toSorted()).toEqual(known.toSorted())
  })

  it('says of each what the platform does when the management client asks', async () => {
    const rows = new Map(readOperationTable('`contentful-management`').map(({ name, state }) => [name, state]))
    const lies: string[] = []
    for (const [name, call] of functionsOf(server.management)) {
      const state = rows.get(name)
      if (state === undefined || name.startsWith('raw.')) continue
      const error = await settle(() => call(paramsOf(name), ...(EXTRA[name] ?? [PAYLOAD])))
      if (stateOf(error) !== OUTCOMES[state]) lies.push(`${name} is ${stateOf(error)}, not ${state}: ${String(error).slice(0, 200)}`)
    }
    expect(lies).toEqual([])
  }, 60_000)

  it('has each of the delivery client’s, once, and says what the platform does when it asks', async () => {
    const rows = readOperationTable('`contentful` ')
    const client: Readonly<Record<string, unknown>> = { ...server.delivery }
    expect(rows.map(({ name }) => name.replace('reader.', '')).toSorted()).toEqual(Object.keys(client).toSorted())
    const lies: string[] = []
    for (const { name, state } of rows) {
      const call = client[name.replace('reader.', '')]
      if (state === 'client' || typeof call !== 'function') continue
      const inTenMinutes = Math.floor(Date.now() / 1000) + 600
      const error = await settle(() =>
        call(
          name.endsWith('sync')
            ? { initial: true }
            : name.endsWith('createAssetKey')
              ? inTenMinutes
              : /s$|Cursor$/.test(name)
                ? {}
                : 'nobody',
        ),
      )
      if (stateOf(error) !== OUTCOMES[state]) lies.push(`${name} is ${stateOf(error)}, not ${state}: ${String(error).slice(0, 200)}`)
    }
    expect(lies).toEqual([])
  })
})

describe('the vendor’s client, refused', () => {
  it('waits as long as the answer says when it sends too many requests', async () => {
    const limited = await startContentful({ CONTENTFUL_REQUESTS_PER_SECOND: '1' })
    const ask = () =>
      limited.app.inject({
        url: `/contentful/spaces/${SPACE}/environments/${ENVIRONMENT}/entries`,
        headers: { authorization: 'Bearer management-token' },
      })
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const [first, refused] = [await ask(), await ask()]
    clock.mockReturnValue(Date.now() + 1000)
    const later = await ask()
    clock.mockRestore()
    expect([first.statusCode, refused.statusCode, later.statusCode]).toEqual([200, 429, 200])
    expect(refused.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } })
    expect(refused.headers).toMatchObject({ 'x-contentful-ratelimit-reset': '1', 'x-contentful-ratelimit-second-remaining': '0' })
    await limited.close()
  })
})
