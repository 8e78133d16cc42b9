import { describe, expect, it } from 'vitest'
import { readDataRow } from '../../../../src/features/size-guide/size-guide-tables.tsx'
import { demoSizeGuides } from '../../../factories/merchant.ts'

describe.each(['en', 'es', 'fr', 'ar', 'ja'])('size guides in %s', (language) => {
  const { buttonText, categories, howToMeasureData } = demoSizeGuides(language)
  const tables = categories.flatMap((category) => category.tables)

  it('size guides have words for their button, categories with a key each, and how to measure [DATA-76, DATA-77, DATA-80]', () => {
    expect(buttonText).not.toBe('')
    expect(new Set(categories.map(({ categoryKey }) => categoryKey)).size).toBe(categories.length)
    expect(categories.every(({ categoryTitle, categoryPageIds = [] }) => categoryTitle !== '' && categoryPageIds.length > 0)).toBe(true)
    expect(howToMeasureData?.descriptionItems).toHaveLength(5)
  })

  it('size guides are in centimetres and inches, each row as wide as its heading [DATA-78]', () => {
    expect(tables.length).toBeGreaterThan(0)
    for (const { unitTables } of tables) {
      expect(unitTables.map(({ unitKey }) => unitKey)).toEqual(['cm', 'inches'])
      for (const { headerTitles, dataRows } of unitTables)
        expect(dataRows.map((row) => readDataRow(row).length)).toEqual(dataRows.map(() => headerTitles.length))
    }
  })

  it('size guides describe how to take the measures of their own tables, and no others', () => {
    for (const { tables: own, categoryHowToMeasureData } of categories) {
      const [first] = own[0]?.unitTables ?? []
      expect(categoryHowToMeasureData?.descriptionItems).toHaveLength((first?.headerTitles.length ?? 0) - 1)
    }
  })
})
