import { useCallback, useEffect, useState } from 'react'
import type { FormSchema } from '../../../schemas/api/address.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { getFormSchema } from '../../clients/commerce/operations/get-form-schema.ts'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import { incidentOf } from '../../lib/incident-of.ts'
import { report } from '../../lib/report.ts'
import { useSite } from '../../site/site-context.tsx'

type Part = 'shipping' | 'billing' | 'consumer'

/** A whole address as the account has it, with the rules of its kind (CALL-58). */
type WholeAddress = `address:${'shipping' | 'billing'}`

export type SchemaRead =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly schema: FormSchema }
  | { readonly state: 'failed'; readonly incident: string | undefined; readonly retry: () => void }

/** Cached for the page load, which has one client: a schema is requested once a country, type and language (ADDR-09). */
const caches = new WeakMap<CommerceClient, Map<string, Promise<FormSchema>>>()

const cacheOf = (commerce: CommerceClient): Map<string, Promise<FormSchema>> => {
  const cache = caches.get(commerce) ?? new Map<string, Promise<FormSchema>>()
  caches.set(commerce, cache)
  return cache
}

/** The rules of a form part. A schema that cannot be loaded blocks saving, and can be retried (ADDR-08). */
export const useFormSchema = (type: Part | WholeAddress): SchemaRead => {
  const { site, language } = useSite()
  const commerce = useCommerce()
  const [read, setRead] = useState<SchemaRead>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    let isCurrent = true
    const cache = cacheOf(commerce)
    const key = `${site.code}:${type}:${language}`
    const request = cache.get(key) ?? getFormSchema(commerce)({ country: site.code, ...questionOf(type) })
    cache.set(key, request)
    request.then(
      (schema) => isCurrent && setRead({ state: 'loaded', schema }),
      (cause: unknown) => {
        cache.delete(key)
        if (!isCurrent) return
        reportFailure(report, cause, { code: 'formSchemaFailed', message: 'The rules of a form did not come', details: { type } })
        setRead({ state: 'failed', incident: incidentOf(cause), retry })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [site.code, type, language, commerce, attempt, retry])
  return read
}

const questionOf = (type: Part | WholeAddress) => {
  if (type === 'address:shipping') return { type: 'address', of: 'shipping' } as const
  return type === 'address:billing' ? ({ type: 'address', of: 'billing' } as const) : { type }
}
