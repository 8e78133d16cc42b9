import type { BodyMeasure, SizeGuide } from '../../../schemas/generated/merchant.ts'
import type { HowToMeasure, SizeGuideCategory, SizeGuides, UnitTable } from '../../../schemas/api/size-guide.ts'
import { commerceTexts } from '../texts/texts.ts'
import { type MerchantData, textIn } from './merchant-data.ts'

const CM_PER_INCH = 2.54

interface Input {
  readonly merchant: Pick<MerchantData, 'size-guides' | 'measures'>
  readonly language: string
}

/** The shop's size guides in a language; every table in both units. */
export const sizeGuides = ({ merchant, language }: Input): SizeGuides => {
  const measures = [...merchant.measures.values()]
  return {
    buttonText: commerceTexts(language)('sizeGuide.button'),
    categories: [...merchant['size-guides'].values()].map((guide) => toCategory(guide, measures, language)),
    ...(measures.length === 0 ? {} : { howToMeasureData: howToMeasure(measures, language) }),
  }
}

const toCategory = (guide: SizeGuide, allMeasures: readonly BodyMeasure[], language: string): SizeGuideCategory => {
  const { key, title, measures: keys, sizes, collection, brands, categories, categoryPageIds, slugKeywords } = guide
  const measures = keys.flatMap((name) => allMeasures.find((measure) => measure.key === name) ?? [])
  const headerTitles = [commerceTexts(language)('sizeGuide.size'), ...measures.map(({ name }) => textIn(name, language))].map(escapeComma)
  const tableIn = (unitKey: UnitTable['unitKey']): UnitTable => ({
    unitKey,
    headerTitles,
    dataRows: sizes.map(({ size, centimetres }) =>
      [escapeComma(size), ...centimetres.map((length) => lengthIn(unitKey, length))].join(','),
    ),
  })
  return {
    categoryKey: key,
    categoryTitle: textIn(title, language),
    tables: [{ tableTitle: textIn(title, language), unitTables: [tableIn('cm'), tableIn('inches')] }],
    categoryHowToMeasureData: howToMeasure(measures, language),
    ...(collection === undefined ? {} : { collection }),
    ...(brands === undefined ? {} : { brands }),
    ...(categories === undefined ? {} : { categories }),
    ...(categoryPageIds === undefined ? {} : { categoryPageIds }),
    ...(slugKeywords === undefined ? {} : { slugKeywords }),
  }
}

const howToMeasure = (measures: readonly BodyMeasure[], language: string): HowToMeasure => ({
  descriptionHeader: commerceTexts(language)('sizeGuide.howToMeasure'),
  descriptionItems: measures.map(({ howTo }) => textIn(howTo, language)),
})

/** A row is values with commas between them (schemas/api/size-guide.ts). */
const escapeComma = (value: string): string => value.replaceAll(',', '\\,')

/** Inches to the half, as tape measures are read. */
const lengthIn = (unitKey: UnitTable['unitKey'], centimetres: number): string =>
  String(unitKey === 'cm' ? centimetres : Math.round((centimetres / CM_PER_INCH) * 2) / 2)
