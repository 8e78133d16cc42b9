import type { LocalisedText, MediaRow } from '../../server/database/schema/catalogue.ts'
import { localised } from '../../server/catalogue/localised.ts'
import { DESIGNS, pictureAddress } from '../pictures/manifest.ts'
import { sizeOfDesign } from '../pictures/stages.ts'
import { colorInAllLanguages } from './color-in-all-languages.ts'
import type { DemoItem } from './demo-item.ts'
import { text } from '../languages/text.ts'
import { inEveryLanguage } from './in-every-language.ts'
import { PRODUCT_TYPES } from './types.ts'

/** What the pictures of a color show, in this order; cards show the second one under the pointer. */
export const FRAMES = ['front', 'close'] as const
export type Frame = (typeof FRAMES)[number]

export const pictureName = (design: string, color: string, frame: Frame): string => `${design}-${color}-${frame}`

export const VIEW_LABELS = {
  front: text('', '', '', '', ''),
  close: text(', close up', ', detalle', ', de près', '، عن قرب', '、アップ'),
}

/** What a picture shows: the name of the thing, its color, and from where. */
export const wordsOfPicture = (name: LocalisedText, color: string, frame: Frame): LocalisedText => {
  const inColor = colorInAllLanguages(color).label
  return inEveryLanguage(
    (language) => `${localised(name, language)}, ${localised(inColor, language)}${localised(VIEW_LABELS[frame], language)}`,
  )
}

/** Every color in the frames it is rendered in. */
export const demoMedia = (item: DemoItem): readonly MediaRow[] =>
  item.colors.flatMap((color) =>
    picturesOf(PRODUCT_TYPES[item.type].design, color).map(({ frame, name }) => ({
      src: pictureAddress(name),
      ...sizeOfDesign(PRODUCT_TYPES[item.type].design),
      alt: wordsOfPicture(item.name, color, frame),
      ...(item.optionLevels.includes('color') ? { colorSlug: color } : {}),
    })),
  )

const picturesOf = (design: string, color: string) => {
  const frames = DESIGNS[design]?.frames ?? []
  return FRAMES.filter((frame) => frames.includes(frame)).map((frame) => ({ frame, name: pictureName(design, color, frame) }))
}
