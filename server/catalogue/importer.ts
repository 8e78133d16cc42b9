import type { CatalogueCategory, CatalogueProduct } from './catalogue-product.ts'

/** Where in a file something is said. `line` counts from 1, as an editor shows it. */
export interface RowPlace {
  readonly file: string
  readonly line: number
}

/** A row, or something it says, that could not be taken: reported and left out. */
export interface RowProblem extends RowPlace {
  readonly column: string
  readonly message: string
}

/** What an importer yields while it reads. */
export type ImportEvent =
  | { readonly kind: 'product'; readonly product: CatalogueProduct; readonly place?: RowPlace }
  | { readonly kind: 'category'; readonly category: CatalogueCategory }
  | { readonly kind: 'problem'; readonly problem: RowProblem }
  /** A picture that could not be had; its product is taken without it. */
  | { readonly kind: 'picture'; readonly problem: RowProblem }
  /** A row that was taken with something else than it says, by the name of what that is. */
  | { readonly kind: 'adjusted'; readonly name: string; readonly problem: RowProblem }
  /** Rows of a sort that the shop has nothing for, by its name. */
  | { readonly kind: 'unsupported'; readonly name: string; readonly count: number }
  /** A product that the file has, whether or not its rows can be taken: it is not missing. */
  | { readonly kind: 'named'; readonly id: string }
  /** A price that is another one from an instant on, in epoch milliseconds. */
  | { readonly kind: 'priceChange'; readonly at: number }
  /** How many rows were read since the last event of that kind. */
  | { readonly kind: 'rows'; readonly count: number }

/** Where products come from. `source` names the owner of what it saves: an import touches only its own. */
export interface Importer {
  readonly source: string
  readonly read: () => AsyncIterable<ImportEvent>
}

/** A file or folder that cannot be imported at all; the message is a sentence for the person at the keyboard. */
export class ImportError extends Error {}
