import { z } from 'zod'
import { ok, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import { isRecord, type EntityBody, type Fields } from '../model.ts'
import type { Needs } from '../needs.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { requireVersion } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { requireValid } from '../validation/require-valid.ts'
import { recordAndShow } from './entity-answer.ts'
import { parseBody } from './parse-body.ts'
import { takeSnapshot } from './snapshots.ts'

const codes = z.object({ fields: z.object({ '*': z.array(z.string()) }) })
const perLocale = z.object({ add: codes.optional(), remove: codes.optional() })

/** PUT /{entries,assets}/{id}/published: the draft goes live, whole or only some locales of it. */
export const publishEntity =
  (kind: 'Entry' | 'Asset') =>
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<EntityBody>(inside.database, { kind, id: call.params['id'] ?? '' })
      requireVersion(resource, call)
      await requireValid(inside, resource)
      return ok(await publish(inside, resource, publishedForm(resource, call.body)))
    })

/** Makes `body` what readers see: publishedVersion is the version now, the version rises by one. The caller has validated it. */
export const publish = async (needs: Needs, resource: Resource<EntityBody>, body: EntityBody = resource.body) => {
  if (resource.archivedVersion !== null) throw badRequest('Cannot publish archived')
  const now = needs.now()
  const published = await updateResource(needs.database, resource, {
    version: resource.version + 1,
    publishedVersion: resource.version,
    publishedCounter: resource.publishedCounter + 1,
    publishedBody: body,
    publishedAt: now,
    firstPublishedAt: resource.firstPublishedAt ?? now,
    updatedAt: now,
  })
  const document = await recordAndShow(needs, 'publish', published)
  if (published.kind === 'Entry') await takeSnapshot(needs, { kind: 'Entry', id: published.id }, { ...document, fields: body.fields })
  return document
}

const publishedForm = ({ body, publishedBody }: Resource<EntityBody>, sent: unknown): EntityBody => {
  if (!isRecord(sent) || (sent['add'] === undefined && sent['remove'] === undefined)) return body
  const { add, remove } = parseBody(perLocale, sent)
  const live = publishedBody?.fields ?? {}
  const taken = [...(add?.fields['*'] ?? []), ...(remove?.fields['*'] ?? [])]
  const kept = pickLocales(live, (code) => !taken.includes(code))
  const added = pickLocales(body.fields, (code) => add?.fields['*'].includes(code) === true)
  return { metadata: body.metadata, fields: merged(kept, added) }
}

const pickLocales = (fields: Fields, isWanted: (code: string) => boolean): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([id, values]) => [id, Object.fromEntries(Object.entries(values).filter(([code]) => isWanted(code)))]),
  )

const merged = (one: Fields, other: Fields): Fields =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((id) => [id, { ...one[id], ...other[id] }]))
