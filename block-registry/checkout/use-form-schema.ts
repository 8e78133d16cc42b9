import { useCallback, useEffect, useState } from 'react'
import type { FormSchema } from '../../schemas/api/address.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { getFormSchema } from '../../src/clients/commerce/operations/get-form-schema.ts'
import { useSite } from '../../src/site/site-context.tsx'

type Part = 'shipping' | 'billing' | 'consumer'

export type SchemaRead =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly schema: FormSchema }
  | { readonly state: 'failed'; readonly retry: () => void }

/** Cached for the page load: a schema is requested once a country, type and language (ADDR-09). */
const cache = new Map<string, Promise<FormSchema>>()

/** The rules of a form part. A schema that cannot be loaded blocks saving, and can be retried (ADDR-08). */
export const useFormSchema = (type: Part): SchemaRead => {
  const { site, language } = useSite()
  const commerce = useCommerce()
  const [read, setRead] = useState<SchemaRead>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    let isCurrent = true
    const key = `${site.code}:${type}:${language}`
    const request = cache.get(key) ?? getFormSchema(commerce)({ country: site.code, type })
    cache.set(key, request)
    request.then(
      (schema) => isCurrent && setRead({ state: 'loaded', schema }),
      () => {
        cache.delete(key)
        if (isCurrent) setRead({ state: 'failed', retry })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [site.code, type, language, commerce, attempt, retry])
  return read
}
