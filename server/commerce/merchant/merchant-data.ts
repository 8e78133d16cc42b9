import campaigns from '../../../schemas/merchant/campaigns.schema.json' with { type: 'json' }
import deliveryCalendars from '../../../schemas/merchant/delivery-calendars.schema.json' with { type: 'json' }
import measures from '../../../schemas/merchant/measures.schema.json' with { type: 'json' }
import shipping from '../../../schemas/merchant/shipping.schema.json' with { type: 'json' }
import siteTerms from '../../../schemas/merchant/site-terms.schema.json' with { type: 'json' }
import sizeGuides from '../../../schemas/merchant/size-guides.schema.json' with { type: 'json' }
import synonyms from '../../../schemas/merchant/synonyms.schema.json' with { type: 'json' }
import taxRates from '../../../schemas/merchant/tax-rates.schema.json' with { type: 'json' }
import unshippable from '../../../schemas/merchant/unshippable.schema.json' with { type: 'json' }
import vouchers from '../../../schemas/merchant/vouchers.schema.json' with { type: 'json' }
import type { MerchantDocuments, SiteTags, Texts } from '../../../schemas/generated/merchant.ts'
import { inLocale } from '../../../src/site/text-language.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'

export type MerchantKind = keyof MerchantDocuments

/** What merchants decide, by kind and then by key, in the order in which lists show it. */
export type MerchantData = { readonly [Kind in MerchantKind]: ReadonlyMap<string, MerchantDocuments[Kind]> }

/** What merchants have decided, for a site at an instant. */
export interface Terms {
  readonly site: SiteConfig
  readonly merchant: MerchantData
  /** Epoch milliseconds. */
  readonly now: number
}

/** A document without sites is for all of them. */
export const isForSite = ({ sites }: { readonly sites?: SiteTags }, { siteTag }: Pick<SiteConfig, 'siteTag'>): boolean =>
  sites === undefined || sites.includes(siteTag)

/** A merchant's text for a locale, in English where its language has none. */
export const textIn = (texts: Texts, locale: string): string => inLocale(texts, locale)[0] ?? texts.en

/** The schema of each kind; its `x-key` names the property that is the key of a document. */
export const MERCHANT_SCHEMAS = {
  campaigns,
  'delivery-calendars': deliveryCalendars,
  measures,
  shipping,
  'site-terms': siteTerms,
  'size-guides': sizeGuides,
  synonyms,
  'tax-rates': taxRates,
  unshippable,
  vouchers,
} satisfies Record<MerchantKind, { readonly 'x-key': string }>

// The keys of a literal are its own and no others.
export const MERCHANT_KINDS = Object.keys(MERCHANT_SCHEMAS) as readonly MerchantKind[]

export const isMerchantKind = (name: string): name is MerchantKind => Object.hasOwn(MERCHANT_SCHEMAS, name)

/** A document that passed its schema. */
export type MerchantEntry = {
  readonly [Kind in MerchantKind]: { readonly kind: Kind; readonly key: string; readonly document: MerchantDocuments[Kind] }
}[MerchantKind]

/** Entries as the shop reads them: sorted by position, then by key. */
export const toMerchantData = (entries: readonly MerchantEntry[]): MerchantData => {
  const sorted = [...entries].sort(
    (one, other) => positionOf(one) - positionOf(other) || (one.key < other.key ? -1 : Number(one.key > other.key)),
  )
  const pairs = MERCHANT_KINDS.map((kind) => [
    kind,
    new Map(sorted.filter((entry) => entry.kind === kind).map(({ key, document }) => [key, document])),
  ])
  // Each kind's map was filled with entries of that kind; `fromEntries` cannot carry that through.
  return Object.fromEntries(pairs) as MerchantData
}

const positionOf = ({ document }: MerchantEntry): number => ('position' in document ? (document.position ?? 0) : 0)
