import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { eq } from 'drizzle-orm'
import { seedIdentity } from '../../demo/orders/seed-identity.ts'
import { cognitoEmulator } from '../../platform/cognito/plugin.ts'
import { deskPlugin } from '../../server/commerce/orders/desk/desk-plugin.ts'
import { identityUsers } from '../../server/database/schema/identity.ts'
import { loggerOptions } from '../../server/operations/logger-options.ts'
import { createCommerceApp, type CommerceApp } from './commerce-app.ts'
import { defined } from '../../src/lib/defined.ts'

/** Groups of the demo's people. */
export const DESK_GROUPS = { ORDERS_LOOK: 'demo-desk', ORDERS_SHIP: 'demo-parcels', ORDERS_REFUND: 'demo-refunds' }
/** With a second person above 10.00. */
export const SECOND_PERSON = { ...DESK_GROUPS, ORDERS_REFUND_LIMIT: '10', ORDERS_APPROVE: 'demo-approvers' }
export const PASSWORD = 'Passw0rd!'
/** As a browser sends a form of the desk's own pages. */
export const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

type Fields = Readonly<Record<string, string>>
type Config = Partial<CommerceApp['runtime']['config']>

/** A desk of the orders, and what it wrote into its log since that was taken last. */
export interface Desk {
  readonly app: FastifyInstance
  readonly get: (path: string, cookie?: string, remoteAddress?: string) => Promise<LightMyRequestResponse>
  readonly post: (path: string, fields: Fields, cookie?: string, headers?: Fields) => Promise<LightMyRequestResponse>
  readonly signIn: (
    name: string,
    options?: { readonly password?: string; readonly to?: string; readonly from?: string; readonly cookie?: string },
  ) => Promise<LightMyRequestResponse>
  /** The cookie of a browser in which somebody of the demo signed in. */
  readonly as: (name: string) => Promise<string>
  readonly takeLog: () => string
}

/** A shop whose identity provider is the embedded one, with the demo's people. */
export const createDeskShop = async (): Promise<CommerceApp & { readonly desk: (config?: Config) => Promise<Desk> }> => {
  const shop = await createCommerceApp()
  await shop.app.register(cognitoEmulator, { prefix: '/cognito', runtime: shop.runtime })
  await seedIdentity(shop)
  const desks: FastifyInstance[] = []
  return {
    ...shop,
    desk: async (config = DESK_GROUPS) => {
      const lines: string[] = []
      const whole = { ...shop.runtime.config, ...config }
      const app = Fastify({
        logger: { ...(loggerOptions(whole) as object), level: 'info', stream: { write: (line: string) => void lines.push(line) } },
      })
      desks.push(app)
      await app.register(formbody)
      await app.register(deskPlugin, { ...shop.deps, runtime: { ...shop.runtime, config: whole } })
      return { ...callsOf(app), app, takeLog: () => lines.splice(0).join('') }
    },
    close: async () => {
      await Promise.all(desks.map((app) => app.close()))
      await shop.close()
    },
  }
}

const callsOf = (app: FastifyInstance): Omit<Desk, 'app' | 'takeLog'> => {
  const post: Desk['post'] = (url, fields, cookie, headers = OWN) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': OWN['content-type'], ...headers, ...defined({ cookie }) },
      payload: new URLSearchParams(fields).toString(),
    })
  const signIn: Desk['signIn'] = (name, { password = PASSWORD, to = '/_orders', from = '127.0.0.1', cookie } = {}) =>
    app.inject({
      method: 'POST',
      url: '/_orders/sign-in',
      remoteAddress: from,
      headers: { ...OWN, ...defined({ cookie }) },
      payload: new URLSearchParams({ email: `${name}@example.com`, password, to }).toString(),
    })
  return {
    post,
    signIn,
    get: (url, cookie, remoteAddress = '127.0.0.1') => app.inject({ url, remoteAddress, headers: cookie === undefined ? {} : { cookie } }),
    as: async (name) => cookieOf(await signIn(name)),
  }
}

/** The first of the cookies that were set: that of the sign-in. */
export const cookieOf = ({ headers }: LightMyRequestResponse): string => String([headers['set-cookie']].flat()[0]).split(';')[0] ?? ''

/** Puts somebody of the demo into other groups, at the provider. */
export const moveToGroups = async ({ runtime }: CommerceApp, name: string, groups: readonly string[]): Promise<void> => {
  await runtime.database
    .update(identityUsers)
    .set({ groups })
    .where(eq(identityUsers.username, `${name}@example.com`))
}
