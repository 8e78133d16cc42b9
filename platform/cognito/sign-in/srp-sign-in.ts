import { z } from 'zod'
import { seal, unseal } from '../../seal.ts'
import { errors } from '../errors.ts'
import { playMagic } from '../magic.ts'
import type { CognitoDeps } from '../deps.ts'
import { N } from '../srp/group.ts'
import { decoyVerifier } from '../srp/decoy-verifier.ts'
import { isProofRight } from '../srp/is-proof-right.ts'
import { createServerHalf } from '../srp/server-half.ts'
import { findUser } from '../users/find-user.ts'
import { normalUsername } from '../users/normal-username.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { limitSignIns } from './limit-sign-ins.ts'

const start = z.object({ USERNAME: z.string().min(1).max(320), SRP_A: z.string().regex(/^[\da-f]{1,770}$/i) })
const proof = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: z.string().max(4096),
  PASSWORD_CLAIM_SIGNATURE: z.string().max(128),
  TIMESTAMP: z.string().max(64),
})

/** First call of USER_SRP_AUTH. A user who is not there gets a challenge as well, one that no password answers. */
export const startSrp = async (deps: CognitoDeps, parameters: unknown): Promise<object> => {
  const { USERNAME, SRP_A: clientHalf } = start.parse(parameters)
  const username = normalUsername(USERNAME)
  await playMagic(deps, username)
  if (BigInt(`0x${clientHalf}`) % N === 0n) throw errors.invalidParameter('Invalid SRP_A.')
  const decoy = decoyVerifier(username, deps.config.SESSION_SECRET)
  const { srpName, srpSalt, srpVerifier } = (await findUser(deps, username)) ?? decoy
  const { secret, shared } = createServerHalf(srpVerifier)
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: srpSalt,
      SECRET_BLOCK: sealExchange(deps, { username, clientHalf, secret }),
      SRP_B: shared,
      USERNAME: srpName ?? username,
      USER_ID_FOR_SRP: srpName ?? username,
    },
  }
}

/** Second call: the proof that the client knows the password. */
export const answerPasswordVerifier = async (deps: CognitoDeps, challengeResponses: unknown, clientId: string): Promise<object> => {
  const given = proof.parse(challengeResponses)
  const exchange = readExchange(deps, given.PASSWORD_CLAIM_SECRET_BLOCK)
  if (exchange === undefined) throw errors.wrongCredentials()
  await limitSignIns(deps, exchange.username)
  const user = await findUser(deps, exchange.username)
  const { srpName, srpVerifier } = user ?? decoyVerifier(exchange.username, deps.config.SESSION_SECRET)
  const isRight = isProofRight({
    ...exchange,
    username: srpName ?? exchange.username,
    poolName: deps.pool.name,
    srpVerifier,
    secretBlock: given.PASSWORD_CLAIM_SECRET_BLOCK,
    timestamp: given.TIMESTAMP,
    signature: given.PASSWORD_CLAIM_SIGNATURE,
  })
  if (user === undefined || !isRight) throw errors.wrongCredentials()
  return finishSignIn(deps, user, clientId)
}

/** What the server must know between the two calls of a sign-in; the client carries it sealed, so that no process stores it. */
const exchange = z.object({
  username: z.string(),
  clientHalf: z.string(),
  secret: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
})

type SealedExchange = z.infer<typeof exchange>

const LIFETIME_MS = 180_000

const sealExchange = ({ config, clock }: CognitoDeps, half: Omit<SealedExchange, 'expiresAt'>): string =>
  seal({ ...half, expiresAt: clock.now() + LIFETIME_MS }, { secret: config.SESSION_SECRET, purpose: 'srp' })

/** Undefined for a block that is not ours or over. */
const readExchange = ({ config, clock }: CognitoDeps, secretBlock: string): SealedExchange | undefined => {
  const parsed = exchange.safeParse(unseal(secretBlock, { secret: config.SESSION_SECRET, purpose: 'srp' }))
  return parsed.success && parsed.data.expiresAt > clock.now() ? parsed.data : undefined
}
