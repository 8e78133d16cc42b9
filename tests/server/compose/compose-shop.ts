import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentFields, PlainClientAPI } from 'contentful-management'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { ComposeDocument, ComposeEntry } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { ensureLocales } from '../../../scripts/cms/ensure-locales.ts'
import { modelOfBundle } from '../../../scripts/cms/content-type-of-schema.ts'
import { composeManagement } from '../../../server/compose/compose-deps.ts'
import { composePlugin } from '../../../server/compose/compose-plugin.ts'
import { loggerOptions } from '../../../server/operations/logger-options.ts'
import { createCms } from '../../../server/publishing/cms.ts'
import { allKeys, publishKeys } from '../../../server/publishing/publish-keys.ts'
import * as gallery from '../../../src/entry-gallery.ts'
import { blockSchemas, commonSchemas, pageSchema, redirectSchema } from '../../../src/content/block-schemas.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from '../../contracts/contentful-server.ts'
import type { ContentLookups } from '../../../src/content/advice/advice-input.ts'
import { linkTo } from '../../factories/cms.ts'
import { lookups } from '../../factories/lookups.ts'
import { navigationTree } from '../../factories/navigation.ts'
import { secretOf } from '../../../server/lib/secret.ts'

export const HOST = 'preview.shop.test'
/** As a browser sends it from the composer. */
export const OWN = { 'x-vitrine-compose': '1', origin: `http://${HOST}` }

type Fields = Readonly<Record<string, Json>>

/** The composer's API of one process. */
export interface ComposeApi {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>
  readonly send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>
  readonly app: FastifyInstance
  /** What was written into the log since this was called last. */
  readonly takeLog: () => string
}

interface Options {
  readonly variables?: Readonly<Record<string, string>>
  /** Changes what the CMS does. */
  readonly management?: (real: PlainClientAPI) => PlainClientAPI
  readonly fetch?: typeof fetch
  readonly lookups?: ContentLookups
  /** How long a call of the CMS may take. */
  readonly callMs?: number
}

/** A space with the content types of these tests, and composers on it. */
export interface ComposeShop {
  readonly contentful: ContentfulServer
  readonly compose: (options?: Options) => Promise<ComposeApi>
  readonly make: (id: string, type: string, fields: Fields) => Promise<void>
  readonly publish: (...ids: readonly string[]) => Promise<void>
  /** The shop publishes what the CMS has published. */
  readonly goesLive: () => Promise<void>
  /** The version that is published, or none. */
  readonly publishedVersion: (id: string) => Promise<number | undefined>
  /** Versions of everything in the space, to see that nothing was written. */
  readonly versions: () => Promise<Readonly<Record<string, number>>>
  readonly close: () => Promise<void>
}

export const TYPES = [
  'page',
  'redirect',
  'headline',
  'accordion',
  'accordion-panel',
  'hero',
  'text-and-image',
  'breadcrumbs',
  'read-more',
  'markdown',
  'button-group',
  'button',
  'product-tray',
  'fragment',
]

/** Variables with their secrets as a start reads them. */
const withSecrets = ({
  SESSION_SECRET,
  CONTENTFUL_APP_SECRET,
  CONTENTFUL_APP_SECRET_PREVIOUS,
  ...others
}: Readonly<Record<string, string>>) => ({
  ...others,
  ...(SESSION_SECRET === undefined ? {} : { SESSION_SECRET: secretOf(SESSION_SECRET) }),
  ...(CONTENTFUL_APP_SECRET === undefined
    ? {}
    : { CONTENTFUL_APP_SECRET: secretOf(CONTENTFUL_APP_SECRET, CONTENTFUL_APP_SECRET_PREVIOUS) }),
})

export const createComposeShop = async (): Promise<ComposeShop> => {
  const directory = mkdtempSync(join(tmpdir(), 'compose-'))
  const contentful = await startContentful({ DATA_DIR: directory })
  const { management } = contentful
  await ensureLocales(management)
  for (const type of TYPES) await makeType(management, type)
  await unknownType(management)
  const host = `http://localhost:${contentful.port}/contentful`
  const apps: FastifyInstance[] = []
  return {
    contentful,
    compose: async ({
      variables = {},
      management: change = (real: PlainClientAPI) => real,
      fetch = contentful.runtime.fetch,
      callMs,
      lookups: looked = lookups(),
    } = {}) => {
      const config = { ...contentful.runtime.config, CONTENTFUL_MANAGEMENT_HOST: host, ...withSecrets(variables) }
      const lines: string[] = []
      const app = Fastify({
        logger: { ...(loggerOptions(config) as object), level: 'info', stream: { write: (line: string) => void lines.push(line) } },
      })
      apps.push(app)
      await app.register(composePlugin, {
        runtime: { ...contentful.runtime, config, fetch },
        management: change(composeManagement(config, callMs)),
        delivery: createCms({ baseUrl: host, space: SPACE, environment: ENVIRONMENT, accessToken: 'delivery-token' }),
        navigation: async () => navigationTree(),
        lookups: looked,
        listen: contentful.handle.listen,
        gallery: { views: async () => gallery, sheets: async ({ types }) => [...types].map((type) => `/assets/${type}.css`) },
      })
      return { ...callsOf(app), app, takeLog: () => lines.splice(0).join('') }
    },
    make: async (entryId, contentTypeId, fields) => {
      const localised = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }]))
      await management.entry.createWithId({ entryId, contentTypeId }, { fields: localised })
    },
    publish: async (...ids) => {
      for (const entryId of ids) await management.entry.publish({ entryId }, await management.entry.get({ entryId }))
    },
    goesLive: async () => {
      const { database, sites, clock, log } = contentful.runtime
      const cms = createCms({ baseUrl: host, space: SPACE, environment: ENVIRONMENT, accessToken: 'delivery-token' })
      const deps = { cms, database, sites, clock, log, purgeCaches: async () => undefined }
      await publishKeys(deps, await allKeys(deps))
    },
    publishedVersion: async (entryId) => (await management.entry.get({ entryId })).sys.publishedVersion,
    versions: async () => {
      const { items } = await management.entry.getMany({ query: { limit: 1000 } })
      return Object.fromEntries(items.map(({ sys }) => [sys.id, sys.version]))
    },
    close: async () => {
      await Promise.all(apps.map((app) => app.close()))
      await contentful.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const callsOf = (app: FastifyInstance): Pick<ComposeApi, 'get' | 'send'> => ({
  get: (path, headers = {}) => app.inject({ method: 'GET', url: `/_compose/api${path}`, headers: { host: HOST, ...headers } }),
  send: (method, path, body, headers = OWN) => {
    const isFile = Buffer.isBuffer(body)
    return app.inject({
      method,
      url: `/_compose/api${path}`,
      headers: { host: HOST, ...(isFile || body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: isFile ? body : JSON.stringify(body) }),
    })
  },
})

const model = modelOfBundle({ page: pageSchema, redirect: redirectSchema, blocks: Object.fromEntries(blockSchemas), common: commonSchemas })

/** A content type as the migrations make it. */
const makeType = async (management: PlainClientAPI, contentTypeId: string): Promise<void> => {
  const { name = '', fields = [] } = model.get(contentTypeId) ?? {}
  const columns = fields.map(({ id, options }) => ({ id, ...options }) as ContentFields)
  const type = await management.contentType.createWithId({ contentTypeId }, { name, fields: columns })
  await management.contentType.publish({ contentTypeId }, type)
}

/** Of a later release, or of somebody else's. */
const unknownType = async (management: PlainClientAPI): Promise<void> => {
  const depth = {
    id: 'depth',
    name: 'Depth',
    type: 'Integer',
    localized: true,
    required: false,
    validations: [],
  } as unknown as ContentFields
  const type = await management.contentType.createWithId({ contentTypeId: 'hologram' }, { name: 'Hologram', fields: [depth] })
  await management.contentType.publish({ contentTypeId: 'hologram' }, type)
}

export const pageOf = (key: string, blocks: readonly string[]): Fields => ({
  title: key,
  key: `landing/${key}`,
  kind: 'landing',
  blocks: blocks.map((id) => linkTo(id)),
})

/** What the composer sends with Publish: versions of all that is newer than what is live. */
export const seenVersions = ({ entries, assets }: ComposeDocument): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Object.values(entries), ...Object.values(assets)]
      .filter(({ sys: { version, publishedVersion } }) => publishedVersion === undefined || version > publishedVersion + 1)
      .map(({ sys }) => [sys.id, sys.version]),
  )

export const openDocument = async (api: ComposeApi, id: string): Promise<ComposeDocument> => (await api.get(`/pages/${id}`)).json()

/** An entry of an opened document. */
export const entryOf = ({ entries }: ComposeDocument, id: string): ComposeEntry => {
  const entry = entries[id]
  if (entry === undefined) throw new Error(`No ${id}`)
  return entry
}
