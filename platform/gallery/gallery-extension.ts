import type { Extension } from '../../server/extension.ts'
import { registerGallery } from './register-gallery.ts'
import { defined } from '../../src/lib/defined.ts'

/** `/_gallery` in the whole program. */
export const galleryExtension: Extension = {
  register: ({ app, runtime, buildId, vite }) => registerGallery(app, { sites: runtime.sites, buildId, ...defined({ vite }) }),
}
