import type { HowToMeasure, SizeGuideCategory, SizeGuides, UnitTable } from '../../../schemas/api/size-guide.ts'
import { CHARTS, type Measure, type SizeChart } from './size-charts.ts'
import { SIZE_WORDS } from './size-words.ts'

const CM_PER_INCH = 2.54

/** The shop's size guides in a language, English where it has no words; every table in both units. */
export const sizeGuides = (language: string): SizeGuides => {
  const words = SIZE_WORDS[language] ?? SIZE_WORDS.en
  return {
    buttonText: words.sizeGuide,
    categories: CHARTS.map((chart) => toCategory(chart, words)),
    howToMeasureData: howToMeasure(words, MEASURES),
  }
}

type Words = (typeof SIZE_WORDS)['en']

const toCategory = ({ key, measures, sizes, ...rules }: SizeChart, words: Words): SizeGuideCategory => {
  const headerTitles = [words.size, ...measures.map((measure) => words.measures[measure])]
  const tableIn = (unitKey: UnitTable['unitKey']): UnitTable => ({
    unitKey,
    headerTitles,
    dataRows: sizes.map(({ size, centimetres }) => [size, ...centimetres.map((length) => lengthIn(unitKey, length))].join(',')),
  })
  const title = words.charts[key]
  return {
    categoryKey: key,
    categoryTitle: title,
    tables: [{ tableTitle: title, unitTables: [tableIn('cm'), tableIn('inches')] }],
    categoryHowToMeasureData: howToMeasure(words, measures),
    ...rules,
  }
}

const MEASURES: readonly Measure[] = ['chest', 'waist', 'hips', 'height', 'foot']

const howToMeasure = (words: Words, measures: readonly Measure[]): HowToMeasure => ({
  descriptionHeader: words.howToMeasure,
  descriptionItems: measures.map((measure) => words.steps[measure]),
})

/** Inches to the half, as tape measures are read. */
const lengthIn = (unitKey: UnitTable['unitKey'], centimetres: number): string =>
  String(unitKey === 'cm' ? centimetres : Math.round((centimetres / CM_PER_INCH) * 2) / 2)
