import type { MediaRow } from '../../server/database/schema/catalogue.ts'
import { localised } from '../../server/catalogue/localised.ts'
import { demoColor } from '../../server/catalogue/colors.ts'
import { inAllLanguages } from '../languages/translate.ts'
import type { DemoItem } from './demo-item.ts'
import { text } from '../languages/text.ts'
import { inEveryLanguage } from './in-every-language.ts'

/** Product pictures are portrait, 3:4. */
export const PICTURE_SIZE = { width: 960, height: 1280 } as const

/** What each picture of a color shows; cards show the second one under the pointer, so that is no mere mirror view. */
export const VIEWS = ['front', 'detail', 'back'] as const
export type View = (typeof VIEWS)[number]

export const VIEW_LABELS = {
  front: text('', '', '', '', ''),
  back: text(', from another side', ', desde otro lado', ', sous un autre angle', '، من جانب آخر', '、別の角度から'),
  detail: text(', close up', ', detalle', ', de près', '، عن قرب', '、アップ'),
}

/** Name of a drawn picture without path and ending. */
export const pictureName = (item: Pick<DemoItem, 'slug'>, color: string, view: View): string => `${item.slug}-${color}-${view}`

/** Every color from every side. */
export const demoMedia = (item: DemoItem): readonly MediaRow[] =>
  item.colors.flatMap((color) =>
    VIEWS.map((view) => ({
      src: `/images/art/${pictureName(item, color, view)}.jpg`,
      ...PICTURE_SIZE,
      alt: inEveryLanguage(
        (language) =>
          `${localised(item.name, language)}, ${localised(inAllLanguages(demoColor(color).label), language)}${localised(VIEW_LABELS[view], language)}`,
      ),
      ...(item.optionLevels.includes('color') ? { colorSlug: color } : {}),
    })),
  )
