import type { Database } from '../../database/connect.ts'
import { merchantDocuments } from '../../database/schema/merchant.ts'
import { isMerchantKind, type MerchantKind } from './merchant-data.ts'
import { validateDocument, type DocumentOutcome } from './validate-document.ts'

/** A stored document: its entry where it fits its schema, else what is wrong with it. */
export type StoredDocument = { readonly kind: MerchantKind; readonly key: string; readonly document: unknown } & DocumentOutcome

/** All stored documents. Kinds that only another release has are passed over. */
export const readMerchantDocuments = async (database: Database): Promise<readonly StoredDocument[]> => {
  const rows = await database.select().from(merchantDocuments)
  return rows.flatMap(({ kind, key, document }) =>
    isMerchantKind(kind) ? [{ kind, key, document, ...validateDocument(kind, document) }] : [],
  )
}
