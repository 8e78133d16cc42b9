import { IdentityError } from '../identity-error.ts'
import type { OperationDeps } from '../operation-deps.ts'
import { readTokens } from './read-tokens.ts'

/** Fresh access and id token by the refresh token. */
export const refresh =
  ({ call, settings, tokens }: OperationDeps) =>
  async (): Promise<void> => {
    const before = tokens.read()
    if (before === undefined) throw new IdentityError('NotAuthorizedException', 'Nobody is signed in.')
    const answer = await call('InitiateAuth', {
      ClientId: settings.clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: before.refreshToken },
    })
    const fresh = readTokens(answer)
    if (fresh === undefined) throw new IdentityError('NotAuthorizedException', 'The provider gave no tokens.')
    // Somebody who signed out meanwhile stays signed out.
    if (tokens.read()?.refreshToken === before.refreshToken) tokens.write({ ...before, ...fresh })
  }
