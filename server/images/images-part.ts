import fp from 'fastify-plugin'
import type { PartDeps } from '../operations/create-services.ts'
import { imagesPlugin } from './images-plugin.ts'

/** Pictures; an extension may bring ready ones. */
export const imagesPart = fp<PartDeps>(
  async (app, { runtime }) => {
    await app.register(imagesPlugin, { runtime, readyPictures: app.extensions.find('readyPictures') })
  },
  { name: 'images', dependencies: ['extensions'] },
)
