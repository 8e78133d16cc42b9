import { useCallback } from 'react'
import type { HowToMeasure, SizeGuideCategory } from '../../../schemas/api/size-guide.ts'
import { report } from '../../lib/report.ts'
import { readSizeGuides } from '../../clients/content/read-size-guides.ts'
import { useAnswer, type Answer } from '../../lib/use-answer.ts'
import { useSite } from '../../site/site-context.tsx'

/** One guide, and how to measure for it. */
export interface SizeGuide {
  readonly category: SizeGuideCategory
  /** Of the category itself, else of the whole file. */
  readonly howTo: HowToMeasure | undefined
}

/** The guide of a key; failed as well where it is gone meanwhile. */
export const useSizeGuide = (categoryKey: string): Answer<SizeGuide> => {
  const { site, language } = useSite()
  const ask = useCallback(async (): Promise<SizeGuide> => {
    const { categories, howToMeasureData } = await readSizeGuides({ site, language }, window.fetch.bind(window))
    const category = categories.find((each) => each.categoryKey === categoryKey)
    if (category === undefined) throw new Error(`There is no size guide ${categoryKey}`)
    return { category, howTo: category.categoryHowToMeasureData ?? howToMeasureData }
  }, [site, language, categoryKey])
  return useAnswer({ ask, onFailure })
}

const onFailure = (cause: unknown): void =>
  report({ code: 'sizeGuideFailed', message: 'A size guide did not come', details: { cause: String(cause) } })
