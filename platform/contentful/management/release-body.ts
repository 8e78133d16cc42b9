import { z } from 'zod'
import type { Call } from '../call.ts'
import { ContentfulError, notFound, validationFailed } from '../errors.ts'
import { isRecord, linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { findResource } from '../storage/find-resource.ts'
import type { EntityLink } from './apply-to-all.ts'
import { parseBody } from './parse-body.ts'
import { releaseVersionId } from './release-version.ts'
import { someLocales } from './some-locales.ts'

/** An entity of a release; of a timeline release with what is to become of it, or of which of its locales. */
export interface ReleaseLink extends EntityLink {
  readonly action?: 'publish' | 'unpublish' | undefined
}

/** Entries and assets that go live together. */
export interface ReleaseBody {
  readonly title: string
  readonly links: readonly ReleaseLink[]
  readonly lastActionId?: string
  /** A timeline release: its entities may have a version of their own in it, which goes live with it. */
  readonly schemaVersion?: 'Release.v2'
}

const MAX_ENTITIES = 200
const link = z.object({ sys: z.object({ linkType: z.enum(['Entry', 'Asset']), id: z.string() }) })
const title = z.string().min(1).max(255)
const grouped = z.object({ title, entities: z.object({ items: z.array(link) }) })
const item = z.object({ entity: link, action: z.enum(['publish', 'unpublish']).optional(), ...someLocales.shape })
const timed = z.object({ title, entities: z.object({ items: z.array(item) }) })

/** A release as sent: of the first or the second version, which it keeps. Refuses too many, the same twice, and what is not there. */
export const readRelease = async (deps: Deps, { body }: Call, before?: { readonly id: string; readonly body: ReleaseBody }) => {
  const release = isTimed(body) || before?.body.schemaVersion === 'Release.v2' ? readTimed(body) : readGrouped(body)
  if (release.links.length > MAX_ENTITIES)
    throw validationFailed([{ name: 'size', max: MAX_ENTITIES, path: ['entities', 'items'], details: `At most ${MAX_ENTITIES} entities` }])
  const keys = release.links.map(({ sys }) => `${sys.linkType}:${sys.id}`)
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (twice !== -1) throw validationFailed([{ name: 'uniqueEntities', path: ['entities', 'items', twice], value: keys[twice] }])
  for (const { sys } of release.links) await requireThere(deps, sys, before?.id)
  return release
}

const isTimed = (body: unknown): boolean => isRecord(body) && isRecord(body['sys']) && body['sys']['schemaVersion'] === 'Release.v2'

const readGrouped = (body: unknown): ReleaseBody => {
  const sent = parseBody(grouped, body)
  return { title: sent.title, links: sent.entities.items }
}

const readTimed = (body: unknown): ReleaseBody => {
  const sent = parseBody(timed, body)
  return {
    title: sent.title,
    links: sent.entities.items.map(({ entity, ...what }) => ({ ...entity, ...what })),
    schemaVersion: 'Release.v2',
  }
}

/** What was made inside the release is there only in it. */
const requireThere = async ({ database }: Deps, { linkType, id }: ReleaseLink['sys'], releaseId: string | undefined): Promise<void> => {
  if ((await findResource(database, { kind: linkType, id })) !== undefined) return
  const own = releaseId === undefined ? undefined : await findResource(database, releaseVersionId(linkType, releaseId, id))
  if (own === undefined) throw notFound(linkType, id)
}

/** `entities` as the release's version of the API writes them. */
export const showEntities = ({ links, schemaVersion }: ReleaseBody) => ({
  sys: { type: 'Array' },
  items: links.map(({ sys, action, add, remove }) => {
    const entity = linkTo(sys.linkType, sys.id)
    if (schemaVersion !== 'Release.v2') return entity
    if (add !== undefined || remove !== undefined) return { entity, add, remove }
    return { entity, action: action ?? 'publish' }
  }),
})

/** A release of the first version has no versions of its own of anything. */
export const requireTimed = ({ schemaVersion }: ReleaseBody): void => {
  if (schemaVersion === 'Release.v2') return
  throw new ContentfulError(400, 'BadRequest', 'Only releases of the schema version Release.v2 hold versions of entities.')
}
