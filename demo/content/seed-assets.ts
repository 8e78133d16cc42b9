import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import type { SeedAsset } from '../../platform/seed/seed-content.ts'
import { assetId } from '../../platform/seed/seed-entries.ts'
import { byLocale } from '../../platform/seed/words.ts'
import { PRODUCT_TYPES } from '../catalogue/types.ts'
import { inAllLanguages } from '../languages/translate.ts'
import { pictureAddress, SCENES } from '../pictures/manifest.ts'
import { sizeOfDesign } from '../pictures/stages.ts'
import { ART_WORDS } from './art-words.ts'
import { nameOfShot, PRODUCT_SHOTS, wordsOfShot } from './product-shots.ts'

/** The pictures of the content: scenes and pictures of products. `origin` is where the shop answers, without a slash at the end. */
export const seedAssets = (origin: string): readonly SeedAsset[] => [
  ...Object.entries(SCENES).map(([name, size]) =>
    assetOf({ name, picture: name, size, words: inAllLanguages(ART_WORDS[name] ?? { en: '' }), origin }),
  ),
  ...Object.entries(PRODUCT_SHOTS).map(([name, shot]) =>
    assetOf({ name, picture: nameOfShot(shot), size: sizeOfDesign(PRODUCT_TYPES[shot.type].design), words: wordsOfShot(shot), origin }),
  ),
]

interface Picture {
  readonly name: string
  readonly picture: string
  readonly size: { readonly width: number; readonly height: number }
  readonly words: LocalisedText
  readonly origin: string
}

const assetOf = ({ name, picture, size, words, origin }: Picture): SeedAsset => ({
  id: assetId(name),
  fields: {
    title: { en: name },
    description: byLocale(words),
    file: {
      en: {
        contentType: 'image/jpeg',
        fileName: `${name}.jpg`,
        upload: `${origin}${pictureAddress(picture)}`,
        // Given, so that the picture need not be made to be measured.
        details: { size: 0, image: size },
      },
    },
  },
})
