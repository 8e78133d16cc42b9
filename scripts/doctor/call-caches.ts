import type { ServerConfig } from '../../server/config.ts'
import { sendPurge } from '../../server/operations/cdn/send-purge.ts'

/** A key that no page has: the purge shows that the cache takes the token, and nothing is dropped. */
const NO_PAGE = 'doctor'

/** Purges each cache in front of nothing, and says in words what is wrong, without the token. */
export const callCaches = async ({ CDN_PURGE_URL, CDN_PURGE_TOKEN: token = '' }: ServerConfig): Promise<readonly string[]> => {
  const problems = await Promise.all(
    CDN_PURGE_URL.map(async (address) => {
      try {
        await sendPurge({ address, token, keys: [NO_PAGE], fetch })
        return []
      } catch (error) {
        const { host } = new URL(address)
        const reason = error instanceof Error ? error.message : 'it does not answer'
        return [`cdn: ${host} took no purge (${reason}): check CDN_PURGE_URL and CDN_PURGE_TOKEN, and that this machine may purge it`]
      }
    }),
  )
  return problems.flat()
}
