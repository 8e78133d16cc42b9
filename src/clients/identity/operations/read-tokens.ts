import { recordOf, textOf } from '../identity-call.ts'
import type { Tokens } from '../token-store.ts'

/** Tokens of an answer; without a refresh token where they were renewed. Undefined where the provider asks something else. */
export const readTokens = (answer: Readonly<Record<string, unknown>>): (Omit<Tokens, 'refreshToken'> & Partial<Tokens>) | undefined => {
  const result = recordOf(answer['AuthenticationResult'])
  const accessToken = textOf(result['AccessToken'])
  const idToken = textOf(result['IdToken'])
  const refreshToken = textOf(result['RefreshToken'])
  if (accessToken === '' || idToken === '') return undefined
  return { accessToken, idToken, ...(refreshToken === '' ? {} : { refreshToken }) }
}
