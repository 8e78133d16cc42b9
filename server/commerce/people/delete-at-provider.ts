import { z } from 'zod'
import { identityEndpointOf } from '../../lib/identity-providers.ts'
import { withDeadline } from '../../lib/with-deadline.ts'
import type { Runtime } from '../../runtime.ts'
import { IDENTITY_MS } from '../sessions/read-profile.ts'

/** What the provider answers where there is no such user any more. */
const GONE: ReadonlySet<string> = new Set(['UserNotFoundException', 'ResourceNotFoundException'])
const refusal = z.object({ __type: z.string() })

/** Deletes the user of an access token at the identity provider, in the user's own name: the shop has no keys that could. False where it did not. */
export const deleteAtProvider = async (
  { fetch, config, log }: Pick<Runtime, 'fetch' | 'config' | 'log'>,
  accessToken: string,
): Promise<boolean> => {
  try {
    const response = await withDeadline(fetch, IDENTITY_MS)(`${identityEndpointOf(config)}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.DeleteUser' },
      body: JSON.stringify({ AccessToken: accessToken }),
    })
    if (response.ok) return true
    const type =
      refusal
        .safeParse(await response.json())
        .data?.__type.split('#')
        .at(-1) ?? ''
    if (GONE.has(type)) return true
    log.error({ event: 'userNotDeleted', status: response.status, refusal: type }, 'The identity provider did not delete a user')
    return false
  } catch (cause) {
    log.error({ event: 'userNotDeleted', err: cause }, 'The identity provider could not be reached to delete a user')
    return false
  }
}
