import type { FastifyRequest } from 'fastify'
import { readBasicAuthorization } from '../../../lib/basic-authorization.ts'
import { createPasswordGuard } from '../../../operations/password-guard.ts'
import type { Runtime } from '../../../runtime.ts'

/** Who is at the desk; the name is empty where nobody has to sign in. */
export type DeskAccess = { readonly kind: 'in'; readonly name: string } | { readonly kind: 'wrong' | 'tooMany' }

const LONGEST_NAME = 60

/** Whether there is a desk at all: in production only behind its password. */
export const hasDesk = ({ isProduction, ORDERS_PASSWORD }: Runtime['config']): boolean => !isProduction || ORDERS_PASSWORD !== undefined

/**
 * The desk moves money and shows addresses: it has a password of its own, apart from the previews'. The name beside it, which is in the
 * history of whatever is done, is taken on trust. Outside production it is open unless a password is set.
 */
export const createDeskAccess = (runtime: Pick<Runtime, 'clock' | 'config' | 'database'>) => {
  const { ORDERS_PASSWORD: password } = runtime.config
  const compare = password === undefined ? undefined : createPasswordGuard(runtime, { name: 'orders', password })
  return async ({ headers: { authorization = '' }, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<DeskAccess> => {
    if (compare === undefined) return { kind: 'in', name: '' }
    const { user = '', password: secret = '' } = readBasicAuthorization(authorization) ?? {}
    const name = user.trim()
    if (name === '' || user.length > LONGEST_NAME) return { kind: 'wrong' }
    const outcome = await compare(secret, ip)
    return outcome === 'right' ? { kind: 'in', name } : { kind: outcome }
  }
}
