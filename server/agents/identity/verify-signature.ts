import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { httpbis, type VerifyingKey } from 'http-message-signatures'
import { parseDictionary } from 'structured-headers'
import { AgentProblem } from '../agent-problem.ts'
import type { PlatformProfile } from './read-profile.ts'

/** A signature older than this may be somebody else's copy of it. */
const MOST_AGE_S = 300
const CLOCKS_APART_S = 30

/** Hashes of ECDSA by the curve of a key. */
const CURVES: Readonly<Record<string, string>> = { 'P-256': 'sha256', 'P-384': 'sha384' }

interface Signed {
  readonly request: Pick<FastifyRequest, 'method' | 'headers' | 'url' | 'host' | 'protocol'>
  /** The body's bytes as they came; empty where there was none. */
  readonly body: Buffer
  readonly keys: PlatformProfile['keys']
}

/**
 * Whether a request is signed by a key of its platform's profile (RFC 9421). False where it has no signature; throws `AgentProblem` where
 * it has one that does not hold. The method, the address, the platform's name and the body have to be signed: what is not may be anybody's.
 */
export const verifySignature = async ({ request, body, keys }: Signed): Promise<boolean> => {
  const { headers, method, protocol, host, url } = request
  if (headers.signature === undefined && headers['signature-input'] === undefined) return false
  if (body.length > 0) requireDigest(headers['content-digest'], body)
  const fields = ['@method', '@authority', '@path', 'ucp-agent', ...(body.length > 0 ? ['content-digest'] : [])]
  const verified = await httpbis
    .verifyMessage(
      {
        keyLookup: async ({ keyid }) => keyOf(keys, keyid),
        requiredFields: fields,
        requiredParams: ['created', 'keyid'],
        maxAge: MOST_AGE_S,
        tolerance: CLOCKS_APART_S,
        all: true,
      },
      { method, url: `${protocol}://${host}${url}`, headers: textsOf(headers) },
    )
    .catch((cause: unknown) => {
      if (cause instanceof AgentProblem) throw cause
      throw invalid('The signature of the request does not hold.', cause)
    })
  if (verified !== true) throw invalid('The signature of the request does not hold.')
  return true
}

const keyOf = (keys: PlatformProfile['keys'], keyid: unknown): VerifyingKey => {
  const found = keys.find(({ kid }) => kid === keyid)
  if (found === undefined) throw new AgentProblem(401, 'key_not_found', 'The profile has no key of this id.')
  const hash = CURVES[String(found['crv'])]
  if (found.kty !== 'EC' || hash === undefined)
    throw new AgentProblem(400, 'algorithm_unsupported', 'Requests are verified by ECDSA on the curves P-256 and P-384.')
  const key = createPublicKey({ key: found as JsonWebKey, format: 'jwk' })
  return {
    id: found.kid,
    algs: [hash === 'sha256' ? 'ecdsa-p256-sha256' : 'ecdsa-p384-sha384'],
    verify: async (data, signature) => verify(hash, data, { key, dsaEncoding: 'ieee-p1363' }, signature),
  }
}

const requireDigest = (header: string | readonly string[] | undefined, body: Buffer): void => {
  const sent = typeof header === 'string' ? readDigest(header) : undefined
  if (sent === undefined) throw new AgentProblem(400, 'digest_mismatch', 'A signed body needs the header Content-Digest with sha-256.')
  if (!createHash('sha256').update(body).digest().equals(sent))
    throw new AgentProblem(400, 'digest_mismatch', 'The body is not the one that was signed.')
}

const readDigest = (header: string): Buffer | undefined => {
  try {
    const [value] = parseDictionary(header).get('sha-256') ?? []
    return value instanceof ArrayBuffer ? Buffer.from(value) : undefined
  } catch {
    // Not a structured field.
    return undefined
  }
}

const textsOf = (headers: FastifyRequest['headers']): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const invalid = (message: string, cause?: unknown): AgentProblem =>
  Object.assign(new AgentProblem(401, 'signature_invalid', message), { cause })
