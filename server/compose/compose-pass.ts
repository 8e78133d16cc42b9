import { z } from 'zod'
import type { ComposeRight, ComposeUser } from '../../schemas/api/compose.ts'
import { bindSecret, isSigned, sign, type Secret } from '../lib/secret.ts'

/**
 * The signed value that a person sends after signing in: who she is, her rights, when it ends. Every process can check it without a
 * table.
 */
export interface ComposePass {
  /** A value that expires `lastsMs` after `now`. */
  readonly issue: (user: ComposeUser, now: number) => string
  /** Undefined for a value that is over or not signed by this shop. */
  readonly read: (value: string | undefined, now: number) => ComposeUser | undefined
}

/** A working day. Who loses a group keeps its rights that long at most. */
export const PASS_HOURS = 8

interface Options {
  /** The secret of this shop that signs passes. */
  readonly secret: Secret
  /** Part of the signing key, so that other groups, or another space, invalidate every pass. */
  readonly boundTo: string | readonly (string | Secret)[]
  /** Which door it opens: none opens another. */
  readonly purpose?: 'compose' | 'compose-host'
  readonly lastsMs?: number
}

const RIGHTS = ['edit', 'publish'] as const satisfies readonly ComposeRight[]
const content = z.object({
  id: z.string(),
  name: z.string(),
  rights: z.array(z.enum(RIGHTS)),
  publishSites: z.array(z.string()).optional(),
  endsAt: z.number(),
})

export const createComposePass = ({ secret, boundTo, purpose = 'compose', lastsMs = PASS_HOURS * 3_600_000 }: Options): ComposePass => {
  const own = bindSecret(secret, purpose, ...[boundTo].flat())
  return {
    issue: ({ id, name, rights, publishSites }, now) => {
      const text = Buffer.from(JSON.stringify({ id, name, rights, publishSites, endsAt: now + lastsMs })).toString('base64url')
      return `${text}.${sign(own, text)}`
    },
    read: (value, now) => {
      const [, text, signature] = /^([\w-]{1,3500})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
      if (text === undefined || signature === undefined || !isSigned(own, text, signature)) return undefined
      // Signed by us: it is JSON, perhaps of an older release.
      const { data } = content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      if (data === undefined) return undefined
      const { endsAt, ...user } = data
      return endsAt > now ? user : undefined
    },
  }
}
