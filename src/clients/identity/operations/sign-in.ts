import { IdentityError } from '../identity-error.ts'
import { recordOf, textOf } from '../identity-call.ts'
import type { OperationDeps } from '../operation-deps.ts'
import { createClientHalf, signChallenge, timestampOf } from '../srp.ts'
import { readTokens } from './read-tokens.ts'
import { defined } from '../../../lib/defined.ts'

/** Proves the password without sending it; sends it where the page is not secure and the browser lends no cryptography. */
export const signIn =
  (deps: OperationDeps) =>
  async (typedName: string, password: string): Promise<void> => {
    const name = typedName.trim().toLowerCase()
    const { username, answer } = canProve() ? await proveSignIn(deps, name, password) : await plainSignIn(deps, name, password)
    const tokens = readTokens(answer)
    if (tokens === undefined) throw new IdentityError('ChallengeNotSupported', `The provider asks for ${textOf(answer['ChallengeName'])}.`)
    deps.tokens.write({ refreshToken: '', ...tokens, username })
  }

interface Answered {
  readonly username: string
  readonly answer: Readonly<Record<string, unknown>>
}

const canProve = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto

const proveSignIn = async ({ call, settings, clock, metadata }: OperationDeps, name: string, password: string): Promise<Answered> => {
  const { clientId: ClientId, poolName } = settings
  const half = createClientHalf()
  const challenge = await call('InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: name, SRP_A: half.shared.toString(16) },
    ClientMetadata: metadata,
  })
  const given = recordOf(challenge['ChallengeParameters'])
  const username = textOf(given['USER_ID_FOR_SRP'])
  const secretBlock = textOf(given['SECRET_BLOCK'])
  const timestamp = timestampOf(clock.now())
  const signature = await signChallenge({
    poolName,
    username,
    password,
    half,
    salt: textOf(given['SALT']),
    serverHalf: textOf(given['SRP_B']),
    secretBlock,
    timestamp,
  })
  const answer = await call('RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: username,
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP: timestamp,
    },
    ...defined({ Session: challenge['Session'] }),
    ClientMetadata: metadata,
  })
  return { username, answer }
}

const plainSignIn = async ({ call, settings, metadata }: OperationDeps, username: string, password: string): Promise<Answered> => ({
  username,
  answer: await call('InitiateAuth', {
    ClientId: settings.clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password },
    ClientMetadata: metadata,
  }),
})
