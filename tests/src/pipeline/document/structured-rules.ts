/**
 * What Google asks of a thing of schema.org: properties without which it shows nothing, and those that it recommends and that a shop can
 * know. https://developers.google.com/search/docs/appearance/structured-data/merchant-listing, product-variants, breadcrumb, return-policy
 */
export interface ThingRule {
  readonly required: readonly string[]
  readonly recommended?: readonly string[]
  /** Values of a property, by name. */
  readonly values?: Readonly<Record<string, RegExp>>
}

const ADDRESS = /^https?:\/\/[^\s<>"]+$/
const AMOUNT = /^\d+(?:\.\d{1,3})?$/
const enumeration = (...names: readonly string[]): RegExp => new RegExp(`^(?:https://schema\\.org/)?(?:${names.join('|')})$`)

export const RULES: Readonly<Record<string, ThingRule>> = {
  // A product of one variant; variants inherit brand, description and rating from their group.
  Product: { required: ['name', 'image', 'offers'], recommended: ['sku'], values: { name: /\S/, image: ADDRESS } },
  ProductGroup: {
    required: ['name'],
    recommended: ['brand', 'description', 'hasVariant', 'productGroupID', 'url', 'variesBy'],
    values: { url: ADDRESS, variesBy: enumeration('color', 'size', 'material', 'pattern', 'suggestedAge', 'suggestedGender') },
  },
  Brand: { required: ['name'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'itemCondition', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
    values: {
      price: AMOUNT,
      priceCurrency: /^[A-Z]{3}$/,
      url: ADDRESS,
      itemCondition: enumeration('NewCondition', 'RefurbishedCondition', 'UsedCondition'),
      availability: enumeration('InStock', 'OutOfStock', 'PreOrder', 'BackOrder', 'LimitedAvailability', 'Discontinued', 'SoldOut'),
      availabilityStarts: /^\d{4}-\d\d-\d\dT/,
    },
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency'],
    values: { price: AMOUNT, priceType: enumeration('StrikethroughPrice') },
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], values: { ratingValue: /^[0-5](?:\.\d)?$/, reviewCount: /^[1-9]\d*$/ } },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination'], recommended: ['deliveryTime'] },
  MonetaryAmount: { required: ['value', 'currency'], values: { value: AMOUNT, currency: /^[A-Z]{3}$/ } },
  DefinedRegion: { required: ['addressCountry'], values: { addressCountry: /^[A-Z]{2}$/ } },
  ShippingDeliveryTime: { required: ['handlingTime', 'transitTime'] },
  QuantitativeValue: {
    required: ['minValue', 'maxValue', 'unitCode'],
    values: { minValue: /^\d+$/, maxValue: /^\d+$/, unitCode: /^(?:DAY|d)$/ },
  },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    values: {
      applicableCountry: /^[A-Z]{2}$/,
      returnPolicyCategory: enumeration('MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted', 'MerchantReturnUnlimitedWindow'),
      merchantReturnDays: /^[1-9]\d*$/,
      returnMethod: enumeration('ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk'),
      returnFees: enumeration('FreeReturn', 'ReturnShippingFees', 'ReturnFeesCustomerResponsibility'),
    },
  },
  SizeSpecification: { required: ['name'], values: { sizeGroup: enumeration('WearableSizeGroup[A-Z][a-z]+') } },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['name', 'position'], values: { item: ADDRESS, name: /\S/ } },
  OnlineStore: { required: ['name', 'url'], recommended: ['address', 'legalName', 'hasMerchantReturnPolicy'], values: { url: ADDRESS } },
  PostalAddress: { required: ['streetAddress', 'addressCountry'] },
  WebSite: { required: ['name', 'url'], values: { url: ADDRESS } },
}

type Json = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything that is wrong with things and what is inside them; pointers must point to a thing of the graph. */
export const problemsOf = (graph: readonly Json[]): readonly string[] => {
  const ids = new Set(graph.map((thing) => thing['@id']))
  return graph.flatMap((thing) => thingProblems(thing, ids))
}

const thingProblems = (thing: Json, ids: ReadonlySet<unknown>): readonly string[] => {
  const type = thing['@type']
  if (type === undefined) return ids.has(thing['@id']) ? [] : [`nothing is ${String(thing['@id'])}`]
  // A variant with a page of its own says there what it is.
  if (type === 'Product' && Object.keys(thing).length === 2 && typeof thing['url'] === 'string') return []
  const rule = RULES[String(type)]
  if (rule === undefined) return [`${String(type)} is unknown`]
  const missing = [...rule.required, ...(rule.recommended ?? [])].filter((name) => isEmpty(thing[name]))
  return [
    ...missing.map((name) => `${String(type)} has no ${name}`),
    ...Object.entries(rule.values ?? {}).flatMap(([name, pattern]) =>
      [thing[name] ?? []].flat().flatMap((value) => (pattern.test(String(value)) ? [] : [`${String(type)}.${name} is ${String(value)}`])),
    ),
    ...conditions(thing),
    ...Object.values(thing).flatMap((value) => [value].flat().flatMap((inner) => (isThing(inner) ? thingProblems(inner, ids) : []))),
  ]
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What a property demands of others. */
const conditions = (thing: Json): readonly string[] => {
  const says = (name: string, value: string): boolean => thing[name] === `https://schema.org/${value}`
  return [
    ...(says('returnPolicyCategory', 'MerchantReturnFiniteReturnWindow') && thing['merchantReturnDays'] === undefined
      ? ['no return days']
      : []),
    ...(says('returnFees', 'ReturnShippingFees') && thing['returnShippingFeesAmount'] === undefined ? ['no fee of returns'] : []),
  ]
}
