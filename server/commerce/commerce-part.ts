import formbody from '@fastify/formbody'
import fp from 'fastify-plugin'
import { agentsPlugin } from '../agents/agents-plugin.ts'
import type { PartDeps } from '../operations/create-services.ts'
import { chargeAtOnce, deliverAnywhere, knowNoAddress } from './address-services.ts'
import type { CommerceDeps } from './commerce-deps.ts'
import { commercePlugin } from './commerce-plugin.ts'
import { invoicePlugin } from './invoice/invoice-plugin.ts'
import { newsletterFormPlugin } from './marketing/newsletter-form-plugin.tsx'
import { deskPlugin } from './orders/desk/desk-plugin.ts'
import { createAdyenGateway } from './payments/adyen/adyen-gateway.ts'
import { createTokenVerifier } from './sessions/create-token-verifier.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly commerce: CommerceDeps
  }
}

/** The shop API, for shoppers and their agents, and the pages around an order. */
export const commercePart = fp<PartDeps>(
  async (app, { runtime }) => {
    const deps: CommerceDeps = {
      runtime,
      payments: createAdyenGateway(runtime),
      verifyAccessToken: createTokenVerifier(runtime),
      carrier: app.extensions.find('carrier') ?? deliverAnywhere,
      tax: app.extensions.find('tax') ?? chargeAtOnce,
      lookup: app.extensions.find('lookup') ?? knowNoAddress,
    }
    app.decorate('commerce', deps)
    await app.register(commercePlugin, deps)
    await app.register(agentsPlugin, deps)
    await app.register(newsletterFormPlugin, { runtime })
    await app.register(async (forms) => {
      await forms.register(formbody)
      await forms.register(invoicePlugin, { runtime })
      await forms.register(deskPlugin, deps)
    })
  },
  { name: 'commerce', dependencies: ['extensions'] },
)
