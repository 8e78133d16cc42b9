import type { SizeGuides } from '../../schemas/api/size-guide.ts'
import { demoMerchantDocuments } from '../../demo/merchant/seed-merchant-documents.ts'
import { type MerchantData, toMerchantData } from '../../server/commerce/merchant/merchant-data.ts'
import { sizeGuides } from '../../server/commerce/merchant/size-guides.ts'
import { validateDocument } from '../../server/commerce/merchant/validate-document.ts'

/** What the demo's merchants have decided, without a database. */
export const demoMerchant: MerchantData = toMerchantData(
  demoMerchantDocuments.flatMap(({ kind, document }) => validateDocument(kind, document).entry ?? []),
)

export const demoSizeGuides = (locale: string): SizeGuides => sizeGuides({ merchant: demoMerchant, locale })
