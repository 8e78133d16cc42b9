import fp from 'fastify-plugin'
import type { ViteDevServer } from 'vite'
import type { PartDeps } from '../operations/create-services.ts'
import { serveSources } from './create-dev-assets.tsx'
import { startVite } from './load-shop.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** In development only. */
    readonly vite: ViteDevServer | undefined
  }
}

/** In development Vite, which takes requests for source files on every path. */
export const sourcesPart = fp<PartDeps>(
  async (app, { isDevelopment }) => {
    const vite = isDevelopment ? await startVite(app.server) : undefined
    app.decorate('vite', vite)
    if (vite === undefined) return
    app.addHook('onRequest', serveSources(vite))
    app.addHook('onClose', () => vite.close())
  },
  { name: 'sources', dependencies: ['operations'] },
)
