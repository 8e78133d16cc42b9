import type { Runtime } from '../../server/runtime.ts'
import { applyMerchantDocuments, hasMerchantDocuments, type MerchantInput } from '../../server/commerce/merchant/apply-documents.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'
import { FILED_LANGUAGES, inAllLanguages } from '../languages/translate.ts'
import campaigns from './campaigns.json' with { type: 'json' }
import deliveryCalendars from './delivery-calendars.json' with { type: 'json' }
import helpSynonyms from './help-synonyms.json' with { type: 'json' }
import measures from './measures.json' with { type: 'json' }
import moreSynonyms from './more-synonyms.json' with { type: 'json' }
import shipping from './shipping.json' with { type: 'json' }
import siteTerms from './site-terms.json' with { type: 'json' }
import sizeGuides from './size-guides.json' with { type: 'json' }
import synonyms from './synonyms.json' with { type: 'json' }
import taxRates from './tax-rates.json' with { type: 'json' }
import unshippable from './unshippable.json' with { type: 'json' }
import vouchers from './vouchers.json' with { type: 'json' }

/** The demo's documents, in the form of a merchant's files. */
export const demoMerchantDocuments: MerchantInput['documents'] = inAllLanguages([
  ...campaigns.map((document) => ({ kind: 'campaigns', document }) as const),
  ...deliveryCalendars.map((document) => ({ kind: 'delivery-calendars', document }) as const),
  ...measures.map((document) => ({ kind: 'measures', document }) as const),
  ...shipping.map((document) => ({ kind: 'shipping', document }) as const),
  ...siteTerms.map((document) => ({ kind: 'site-terms', document }) as const),
  ...sizeGuides.map((document) => ({ kind: 'size-guides', document }) as const),
  ...synonyms.map((document) => ({ kind: 'synonyms', document }) as const),
  ...taxRates.map((document) => ({ kind: 'tax-rates', document }) as const),
  ...unshippable.map((document) => ({ kind: 'unshippable', document }) as const),
  ...vouchers.map((document) => ({ kind: 'vouchers', document }) as const),
])

/** The documents in every language that the sites speak; a merchant's text in another one would be refused. */
export const demoDocumentsFor = (sites: Runtime['sites']): MerchantInput['documents'] => {
  const spoken = new Set(
    sites.flatMap(({ code, languages }) => languages.flatMap((language) => [language, textLanguageOf(localeTag(language, code))])),
  )
  const more = [...moreSynonyms, ...helpSynonyms]
    .filter(({ language }) => spoken.has(language))
    .map((document) => ({ kind: 'synonyms', document }) as const)
  return [
    ...inAllLanguages(
      demoMerchantDocuments,
      FILED_LANGUAGES.filter((language) => spoken.has(language)),
    ),
    ...more,
  ]
}

/** Seeds the demo's documents into a database that never had any; later changes of merchants are not overwritten. */
export const seedMerchantDocuments = async ({
  runtime,
}: {
  readonly runtime: Pick<Runtime, 'database' | 'sites' | 'clock'>
}): Promise<void> => {
  if (await hasMerchantDocuments(runtime.database)) return
  const outcome = await applyMerchantDocuments(runtime, { documents: demoDocumentsFor(runtime.sites) })
  if (outcome.kind !== 'applied') throw new Error(`The demo's merchant documents do not fit: ${JSON.stringify(outcome)}`)
}
