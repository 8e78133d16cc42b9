import { z } from 'zod'
import { created, noContent, ok, type Operation } from '../call.ts'
import { badRequest, validationFailed } from '../errors.ts'
import type { LocaleBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { loadLocales } from '../read/load-locales.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { requireVersion } from '../storage/require-version.ts'
import { removeResource, updateResource } from '../storage/update-resource.ts'
import { parseBody } from './parse-body.ts'

const locale = z.object({
  code: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  name: z.string().min(1),
  fallbackCode: z
    .string()
    .nullish()
    .transform((code) => code ?? null),
  optional: z.boolean().default(false),
  contentDeliveryApi: z.boolean().default(true),
  contentManagementApi: z.boolean().default(true),
})

/** POST /locales. */
export const createLocale =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const body = { ...parseBody(locale, call.body), default: false }
      await refuseConflicts(inside, body)
      const id = needs.platform.ids.token(22)
      return created(simpleDocument(inside, await insertResource(inside.database, { kind: 'Locale', id, body, now: inside.now() })))
    })

/** PUT /locales/{id}. */
export const updateLocale =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const existing = await getResource<LocaleBody>(inside.database, { kind: 'Locale', id: call.params['id'] ?? '' })
      requireVersion(existing, call)
      const body = { ...parseBody(locale, call.body), default: existing.body.default }
      await refuseConflicts(inside, body, existing.body.code)
      return ok(
        simpleDocument(
          inside,
          await updateResource(inside.database, existing, { body, version: existing.version + 1, updatedAt: inside.now() }),
        ),
      )
    })

/** DELETE /locales/{id}; the default one and one that others fall back to stay. */
export const deleteLocale =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const existing = await getResource<LocaleBody>(inside.database, { kind: 'Locale', id: call.params['id'] ?? '' })
      if (existing.body.default) throw badRequest('Cannot delete the default locale')
      const locales = await loadLocales(inside)
      if (locales.some(({ fallbackCode }) => fallbackCode === existing.body.code))
        throw badRequest('Cannot delete locale which is fallback of another one')
      await removeResource(inside.database, existing)
      return noContent
    })

const refuseConflicts = async (needs: Needs, body: LocaleBody, ownCode?: string): Promise<void> => {
  const locales = await loadLocales(needs)
  if (body.code !== ownCode && locales.some(({ code }) => code === body.code))
    throw validationFailed([{ name: 'taken', path: ['code'], value: body.code }])
  const fallback = body.fallbackCode
  if (fallback !== null && (fallback === body.code || !locales.some(({ code }) => code === fallback))) {
    throw validationFailed([
      { name: 'unknown', path: ['fallbackCode'], value: fallback, details: 'There is no such locale to fall back to.' },
    ])
  }
}
