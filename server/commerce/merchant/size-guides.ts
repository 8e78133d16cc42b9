import type { BodyMeasure, SizeGuide } from '../../../schemas/generated/merchant.ts'
import type { HowToMeasure, SizeGuideCategory, SizeGuides, UnitTable } from '../../../schemas/api/size-guide.ts'
import { keptBy } from '../../../src/lib/kept-by.ts'
import { commerceTexts } from '../texts/texts.ts'
import { type MerchantData, textIn } from './merchant-data.ts'
import { defined } from '../../../src/lib/defined.ts'

const CM_PER_INCH = 2.54

interface Input {
  readonly merchant: Pick<MerchantData, 'size-guides' | 'measures'>
  readonly locale: string
}

/** What each copy of the merchant's documents says, by locale: every product page asks. */
const made = new WeakMap<Input['merchant'], (locale: string) => SizeGuides>()

/** The shop's size guides for a locale; every table in both units. */
export const sizeGuides = ({ merchant, locale }: Input): SizeGuides => {
  const inLocale = made.get(merchant) ?? keptBy((each) => makeSizeGuides(merchant, each))
  made.set(merchant, inLocale)
  return inLocale(locale)
}

const makeSizeGuides = (merchant: Input['merchant'], locale: string): SizeGuides => {
  const measures = [...merchant.measures.values()]
  return {
    buttonText: commerceTexts(locale)('sizeGuide.button'),
    categories: [...merchant['size-guides'].values()].map((guide) => toCategory(guide, measures, locale)),
    ...(measures.length === 0 ? {} : { howToMeasureData: howToMeasure(measures, locale) }),
  }
}

const toCategory = (guide: SizeGuide, allMeasures: readonly BodyMeasure[], locale: string): SizeGuideCategory => {
  const { key, title, measures: keys, sizes, collection, brands, categories, categoryPageIds, slugKeywords } = guide
  const measures = keys.flatMap((name) => allMeasures.find((measure) => measure.key === name) ?? [])
  const headerTitles = [commerceTexts(locale)('sizeGuide.size'), ...measures.map(({ name }) => textIn(name, locale))].map(escapeComma)
  const tableIn = (unitKey: UnitTable['unitKey']): UnitTable => ({
    unitKey,
    headerTitles,
    dataRows: sizes.map(({ size, centimetres }) =>
      [escapeComma(size), ...centimetres.map((length) => lengthIn(unitKey, length))].join(','),
    ),
  })
  return {
    categoryKey: key,
    categoryTitle: textIn(title, locale),
    tables: [{ tableTitle: textIn(title, locale), unitTables: [tableIn('cm'), tableIn('inches')] }],
    categoryHowToMeasureData: howToMeasure(measures, locale),
    ...defined({ collection, brands, categories, categoryPageIds, slugKeywords }),
  }
}

const howToMeasure = (measures: readonly BodyMeasure[], locale: string): HowToMeasure => ({
  descriptionHeader: commerceTexts(locale)('sizeGuide.howToMeasure'),
  descriptionItems: measures.map(({ howTo }) => textIn(howTo, locale)),
})

/** A row is values with commas between them (schemas/api/size-guide.ts). */
const escapeComma = (value: string): string => value.replaceAll(',', '\\,')

/** Inches to the half, as tape measures are read. */
const lengthIn = (unitKey: UnitTable['unitKey'], centimetres: number): string =>
  String(unitKey === 'cm' ? centimetres : Math.round((centimetres / CM_PER_INCH) * 2) / 2)
