import { z } from 'zod'
import type { EntityBody, Fields } from '../model.ts'
import type { Resource } from '../storage/resource.ts'

const codes = z.object({ fields: z.object({ '*': z.array(z.string()) }) })

/** The locales that go live and that come down; all go live where neither is said. */
export const someLocales = z.object({ add: codes.optional(), remove: codes.optional() })
export type SomeLocales = z.output<typeof someLocales>

/** What readers see once some locales of a draft are published: the others stay as they are. */
export const publishedForm = ({ body, publishedBody }: Resource<EntityBody>, { add, remove }: SomeLocales): EntityBody => {
  if (add === undefined && remove === undefined) return body
  const live = publishedBody?.fields ?? {}
  const taken = [...(add?.fields['*'] ?? []), ...(remove?.fields['*'] ?? [])]
  const others = pickLocales(live, (code) => !taken.includes(code))
  const added = pickLocales(body.fields, (code) => add?.fields['*'].includes(code) === true)
  return { metadata: body.metadata, fields: merged(others, added) }
}

const pickLocales = (fields: Fields, isRequested: (code: string) => boolean): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([id, values]) => [id, Object.fromEntries(Object.entries(values).filter(([code]) => isRequested(code)))]),
  )

const merged = (one: Fields, other: Fields): Fields =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((id) => [id, { ...one[id], ...other[id] }]))
