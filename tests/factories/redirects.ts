import type { RedirectStore } from '../../server/publishing/redirect-store.ts'
import type { RedirectMap } from '../../schemas/api/redirects.ts'
import type { Redirect } from '../../src/content/redirects.ts'

/** Live redirects, the same on every site. */
export const redirectStore = (map: RedirectMap = {}, list: readonly Redirect[] = []): Omit<RedirectStore, 'close'> => ({
  get: async () => map,
  list: async () => list,
})
