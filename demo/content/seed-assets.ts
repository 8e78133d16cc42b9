import { mirroredName } from '../art/mirrored-name.ts'
import { isWide } from '../art/render-scene.ts'
import { inAllLanguages } from '../languages/translate.ts'
import artNames from './art-names.json' with { type: 'json' }
import { ART_WORDS } from './art-words.ts'
import type { SeedAsset } from '../../platform/seed/seed-content.ts'
import { byLocale } from '../../platform/seed/words.ts'
import { assetId } from '../../platform/seed/seed-entries.ts'

/** The pictures of art-names.json. `origin` is where the shop answers, without a slash at the end. */
export const seedAssets = (origin: string): readonly SeedAsset[] =>
  artNames.map(({ name, width, height }) => ({
    id: assetId(name),
    fields: {
      title: { en: name },
      description: byLocale(inAllLanguages(ART_WORDS[name] ?? { en: '' })),
      file: {
        en: fileOf(name, { width, height }, origin),
        // Right-to-left pages have their words on the other side of the picture.
        ...(isWide({ width, height }) ? { ar: fileOf(mirroredName(name), { width, height }, origin) } : {}),
      },
    },
  }))

const fileOf = (name: string, size: { readonly width: number; readonly height: number }, origin: string) => ({
  contentType: 'image/jpeg',
  fileName: `${name}.jpg`,
  upload: `${origin}/images/art/${name}.jpg`,
  // Given, so that the picture need not be rendered to be measured.
  details: { size: 0, image: size },
})
