/** Measurements in one unit. */
export interface UnitTable {
  readonly unitKey: 'inches' | 'cm'
  readonly headerTitles: readonly string[]
  /** A row each: values with commas between them; `\,` is a comma of a value. */
  readonly dataRows: readonly string[]
}

export interface SizeTable {
  readonly tableTitle: string
  readonly unitTables: readonly UnitTable[]
}

export interface HowToMeasure {
  readonly diagramImageUrl?: string
  readonly descriptionHeader: string
  readonly descriptionItems: readonly string[]
}

/** Sizes of one kind of product, and what products it is for. */
export interface SizeGuideCategory {
  readonly categoryKey: string
  readonly categoryTitle: string
  readonly tables: readonly SizeTable[]
  /** A collection's tag; of a division as a rule, `_div_women`. */
  readonly collection?: string
  readonly brands?: readonly string[]
  readonly categories?: readonly string[]
  readonly categoryPageIds?: readonly string[]
  readonly slugKeywords?: readonly string[]
  readonly categoryHowToMeasureData?: HowToMeasure
}

/** Data file `/data/size-guides_{language}.json` (product.md 3, Size guide). */
export interface SizeGuides {
  readonly buttonText: string
  readonly categories: readonly SizeGuideCategory[]
  readonly howToMeasureData?: HowToMeasure
}

/** The size guide of a product: the label of its button, and which of the guides it is (SIZEG-15). */
export interface SizeGuideOffer {
  readonly buttonText: string
  readonly categoryKey: string
}
