import type { CatalogueCategory, CatalogueProduct } from './catalogue-product.ts'

/** A row that could not be taken: reported and skipped. `line` counts from 1, as an editor shows it. */
export interface RowProblem {
  readonly file: string
  readonly line: number
  readonly column: string
  readonly message: string
}

/** What an importer yields while it reads; `rows` counts the rows of the file since the last event of that kind. */
export type ImportEvent =
  | { readonly kind: 'product'; readonly product: CatalogueProduct }
  | { readonly kind: 'category'; readonly category: CatalogueCategory }
  | { readonly kind: 'problem'; readonly problem: RowProblem }
  | { readonly kind: 'rows'; readonly count: number }

/** Where products come from. `source` names the owner of what it saves: a later import replaces only its own. */
export interface Importer {
  readonly source: string
  readonly read: () => AsyncIterable<ImportEvent>
}

/** A file or folder that cannot be imported at all; the message is a sentence for the person at the keyboard. */
export class ImportError extends Error {}
