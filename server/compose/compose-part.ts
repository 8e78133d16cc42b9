import fp from 'fastify-plugin'
import { createNavigation } from '../catalogue/nav-tree.ts'
import type { PartDeps } from '../operations/create-services.ts'
import { builtGallery, sourceGallery } from '../storefront/load-gallery.ts'
import { createRenderDraft } from '../storefront/render-draft.ts'
import { hasComposer } from './compose-access.ts'
import { composeManagement } from './compose-deps.ts'
import { composeDocument } from './compose-document.tsx'
import { composePlugin } from './compose-plugin.ts'
import { OWN_HOST } from './programs/picture/picture-files.ts'

/** The composer and its API, where the configuration has one. */
export const composePart = fp<PartDeps>(
  async (app, { config, runtime, handle, isDevelopment }) => {
    if (!hasComposer(config)) return
    const { publishing, contentLookups, storefront, vite } = app
    await app.register(composePlugin, {
      runtime,
      management: composeManagement(config),
      delivery: publishing.delivery,
      navigation: createNavigation(runtime.database),
      lookups: contentLookups,
      listen: handle.listen,
      gallery: vite === undefined ? builtGallery() : sourceGallery(vite),
      renderDraft: createRenderDraft(storefront.render, `http://${OWN_HOST}`),
    })
    await app.register(composeDocument, { runtime, stored: storefront.stored, isDevelopment })
  },
  { name: 'compose', dependencies: ['sources', 'publishing', 'storefront'] },
)
