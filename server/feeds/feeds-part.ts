import fp from 'fastify-plugin'
import type { PartDeps } from '../operations/create-services.ts'
import { feedsPlugin } from './feeds-plugin.ts'

/** What the sites sell, for channels that show it elsewhere. */
export const feedsPart = fp<PartDeps>(
  async (app, { runtime, buildId }) => {
    await app.register(feedsPlugin, { runtime, buildId })
  },
  { name: 'feeds', dependencies: ['extensions'] },
)
