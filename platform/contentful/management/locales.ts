import { z } from 'zod'
import { created, noContent, ok, type Operation } from '../call.ts'
import { badRequest, validationFailed } from '../errors.ts'
import type { LocaleBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { loadLocales } from '../read/load-locales.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { onResource, raise } from './on-resource.ts'
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
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => {
      const body = { ...parseBody(locale, call.body), default: false }
      await refuseConflicts(inside, body)
      const id = deps.runtime.ids.token(22)
      return created(simpleDocument(inside, await insertResource(inside.database, { kind: 'Locale', id, body, now: inside.now() })))
    })

/** PUT /locales/{id}. */
export const updateLocale = onResource<LocaleBody>({ kind: 'Locale', version: 'always' }, async ({ inside, resource, call }) => {
  const body = { ...parseBody(locale, call.body), default: resource.body.default }
  await refuseConflicts(inside, body, resource.body.code)
  return ok(simpleDocument(inside, await raise({ inside, resource }, { body })))
})

/** DELETE /locales/{id}; the default one and one that others fall back to stay. */
export const deleteLocale = onResource<LocaleBody>({ kind: 'Locale', version: 'ifSent' }, async ({ inside, resource }) => {
  if (resource.body.default) throw badRequest('Cannot delete the default locale')
  const locales = await loadLocales(inside)
  if (locales.some(({ fallbackCode }) => fallbackCode === resource.body.code))
    throw badRequest('Cannot delete locale which is fallback of another one')
  await removeResource(inside.database, resource)
  return noContent
})

const refuseConflicts = async (deps: Deps, body: LocaleBody, ownCode?: string): Promise<void> => {
  const locales = await loadLocales(deps)
  if (body.code !== ownCode && locales.some(({ code }) => code === body.code))
    throw validationFailed([{ name: 'taken', path: ['code'], value: body.code }])
  if (body.default && body.fallbackCode !== null)
    throw validationFailed([{ name: 'notAllowed', path: ['fallbackCode'], details: 'The default locale falls back to none.' }])
  if (ownCode !== undefined && body.code !== ownCode && locales.some(({ fallbackCode }) => fallbackCode === ownCode))
    throw badRequest('Cannot change the code of a locale which is fallback of another one')
  requireFallback(body, ownCode, locales)
}

/** Refuses a fallback locale that does not exist, or whose own fallbacks lead back to this locale. */
const requireFallback = ({ code, fallbackCode }: LocaleBody, ownCode: string | undefined, locales: readonly LocaleBody[]): void => {
  const next = (from: string): string | null | undefined => locales.find((each) => each.code === from)?.fallbackCode
  const passed = new Set([code, ownCode])
  for (let step = fallbackCode; step !== null; step = next(step) ?? null) {
    const isThere = locales.some((each) => each.code === step)
    if (!isThere || passed.has(step))
      throw validationFailed([
        {
          name: isThere ? 'fallbackLocaleCycle' : 'unknown',
          path: ['fallbackCode'],
          value: fallbackCode,
          details: 'There is no such locale to fall back to.',
        },
      ])
    passed.add(step)
  }
}
