import fastify from 'fastify'
import { createServer } from 'vite'
import { readConfig } from '../server/config.ts'
import { DEMO_PICTURES } from '../demo/pictures/manifest.ts'
import { registerGallery } from '../platform/gallery/register-gallery.ts'
import { imagesPlugin } from '../server/images/images-plugin.ts'
import { readSites } from '../server/sites.ts'
import { readCommandLine } from './command-line.mjs'

readCommandLine({
  usage: `Usage: npm run gallery

The gallery of blocks by itself, for work on blocks: no database, no content, changes show at once. Ctrl+C ends it.

  --help   this text

PORT: 4108 unless given.

Exit codes: 0 it was told to end, 1 it could not start.`,
})

/** The gallery by itself, for work on blocks: no database, no content, changes show at once. `PORT` moves it. */
const start = async (): Promise<void> => {
  const app = fastify()
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  const config = readConfig(process.env)
  await app.register(imagesPlugin, { runtime: { config }, readyPictures: DEMO_PICTURES })
  await registerGallery(app, { sites: readSites(config), buildId: 'sources', vite })
  // Everything else is a file: fonts, icons, sprite.
  app.setNotFoundHandler((request, reply) => {
    vite.middlewares(request.raw, reply.raw)
    reply.hijack()
  })
  console.log(await app.listen({ port: Number(process.env['PORT'] ?? 4108), host: '127.0.0.1' }))
}

await start()
