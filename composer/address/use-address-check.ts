import { useEffect, useState } from 'react'
import type { AddressAnswer } from '../../schemas/api/compose-pages.ts'

/** What is known of the address that is being typed; undefined where nothing is asked. */
export type AddressState = AddressAnswer | 'checking' | 'failed' | undefined

/** After the last letter. */
const PAUSE_MS = 250

/** Asks about an address once it is no longer typed; an older answer never replaces a newer one. `check` rejects where nobody answers. */
export const useAddressCheck = (check: (path: string) => Promise<AddressAnswer>, path: string | undefined): AddressState => {
  const [known, setKnown] = useState<{ readonly path: string; readonly state: AddressState }>()
  useEffect(() => {
    if (path === undefined) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      setKnown({ path, state: 'checking' })
      void check(path)
        .catch(() => 'failed' as const)
        .then((state) => {
          if (isCurrent) setKnown({ path, state })
        })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [check, path])
  return path === undefined || known?.path !== path ? undefined : known.state
}
