import type { MediaRow } from '../../server/database/schema/catalogue.ts'
import { localised } from '../../server/catalogue/localised.ts'
import { demoColor } from '../../server/catalogue/colors.ts'
import { inAllLanguages } from '../languages/translate.ts'
import { DESIGNS, pictureAddress } from '../pictures/manifest.ts'
import type { DemoItem } from './demo-item.ts'
import { text } from '../languages/text.ts'
import { inEveryLanguage } from './in-every-language.ts'
import { PRODUCT_TYPES } from './types.ts'

/** Product pictures are portrait, 4:5. */
export const PICTURE_SIZE = { width: 1200, height: 1500 } as const

/** What the pictures of a color show, in this order; cards show the second one under the pointer. */
const FRAMES = ['front', 'close', 'angle'] as const
export type Frame = (typeof FRAMES)[number]

export const pictureName = (design: string, color: string, frame: Frame): string => `${design}-${color}-${frame}`

export const VIEW_LABELS = {
  front: text('', '', '', '', ''),
  close: text(', close up', ', detalle', ', de près', '، عن قرب', '、アップ'),
  angle: text(', from another side', ', desde otro lado', ', sous un autre angle', '، من جانب آخر', '、別の角度から'),
}

/** The design whose pictures an item has: its type's, or its material's own. */
export const designOf = ({ type, material }: Pick<DemoItem, 'type' | 'material'>): string => {
  const { design, designs } = PRODUCT_TYPES[type]
  return designs?.[material] ?? design
}

/** Every color in the frames it is rendered in. */
export const demoMedia = (item: DemoItem): readonly MediaRow[] =>
  item.colors.flatMap((color) =>
    picturesOf(designOf(item), color).map(({ frame, name }) => ({
      src: pictureAddress(name),
      ...PICTURE_SIZE,
      alt: inEveryLanguage(
        (language) =>
          `${localised(item.name, language)}, ${localised(inAllLanguages(demoColor(color).label), language)}${localised(VIEW_LABELS[frame], language)}`,
      ),
      ...(item.optionLevels.includes('color') ? { colorSlug: color } : {}),
    })),
  )

const picturesOf = (design: string, color: string) => {
  const frames = DESIGNS[design]?.frames ?? []
  return FRAMES.filter((frame) => frames.includes(frame)).map((frame) => ({ frame, name: pictureName(design, color, frame) }))
}
