import { ownValue } from '../../../src/lib/own-value.ts'

/** How addresses of a country are written. */
export interface AddressLayout {
  /** Fields below the name, in the order of the form. */
  readonly fields: readonly AddressField[]
  /** Pattern of a postcode; `none` where the country has no postcodes (SHIP-04). */
  readonly postcode: string
  readonly postcodeLabel: string
  readonly regionLabel?: string
  readonly isFamilyNameFirst?: boolean
  /** Patterns of names, by language. */
  readonly names?: Readonly<Record<string, { readonly pattern: string; readonly labelSuffix: string }>>
}

export type AddressField = 'addressLine1' | 'addressLine2' | 'city' | 'region' | 'postcode'

const WESTERN: readonly AddressField[] = ['addressLine1', 'addressLine2', 'city', 'region', 'postcode']
/** From the largest place to the door. */
const EASTERN: readonly AddressField[] = ['postcode', 'region', 'city', 'addressLine1', 'addressLine2']

const LAYOUTS: Readonly<Record<string, AddressLayout>> = {
  GB: {
    fields: ['addressLine1', 'addressLine2', 'city', 'postcode'],
    postcode: '^[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}$',
    postcodeLabel: 'address.postcode',
  },
  US: { fields: WESTERN, postcode: '^[0-9]{5}(-[0-9]{4})?$', postcodeLabel: 'address.zipCode', regionLabel: 'address.state' },
  CA: {
    fields: WESTERN,
    // The letters D, F, I, O, Q and U are never used, nor W and Z in the first place.
    postcode:
      '^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy][0-9][ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ -]?[0-9][ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][0-9]$',
    postcodeLabel: 'address.postalCode',
    regionLabel: 'address.province',
  },
  AE: {
    fields: ['addressLine1', 'addressLine2', 'city', 'region'],
    postcode: 'none',
    postcodeLabel: 'address.postcode',
    regionLabel: 'address.emirate',
  },
  JP: {
    fields: EASTERN,
    postcode: '^[0-9]{3}-?[0-9]{4}$',
    postcodeLabel: 'address.postcode',
    regionLabel: 'address.prefecture',
    isFamilyNameFirst: true,
    names: {
      ja: { pattern: '^[ぁ-ゖァ-ヺー・ 　]+$', labelSuffix: 'Kana' },
      en: { pattern: "^[A-Za-z][A-Za-z .'-]*$", labelSuffix: '' },
    },
  },
  AU: { fields: WESTERN, postcode: '^[0-9]{4}$', postcodeLabel: 'address.postcode', regionLabel: 'address.state' },
  CN: {
    fields: EASTERN,
    postcode: '^[0-9]{6}$',
    postcodeLabel: 'address.postalCode',
    regionLabel: 'address.province',
    isFamilyNameFirst: true,
  },
  HK: {
    fields: ['region', 'city', 'addressLine1', 'addressLine2'],
    postcode: 'none',
    postcodeLabel: 'address.postcode',
    isFamilyNameFirst: true,
  },
  TW: { fields: EASTERN, postcode: '^[0-9]{3}([0-9]{2,3})?$', postcodeLabel: 'address.postalCode', isFamilyNameFirst: true },
  KR: { fields: EASTERN, postcode: '^[0-9]{5}$', postcodeLabel: 'address.postalCode', isFamilyNameFirst: true },
  MY: {
    fields: ['addressLine1', 'addressLine2', 'postcode', 'city', 'region'],
    postcode: '^[0-9]{5}$',
    postcodeLabel: 'address.postcode',
    regionLabel: 'address.state',
  },
  NL: {
    fields: ['addressLine1', 'addressLine2', 'postcode', 'city'],
    // The first figure is never 0.
    postcode: '^[1-9][0-9]{3} ?[A-Za-z]{2}$',
    postcodeLabel: 'address.postcode',
  },
  MX: {
    fields: ['addressLine1', 'addressLine2', 'postcode', 'city', 'region'],
    postcode: '^[0-9]{5}$',
    postcodeLabel: 'address.postalCode',
    regionLabel: 'address.state',
  },
}

/** Countries whose addresses the shop knows. */
export const ADDRESS_COUNTRIES: readonly string[] = Object.keys(LAYOUTS)

/** The layout of a country's addresses; undefined for a country the shop does not ship to. */
export const addressLayoutOf = (countryCode: string): AddressLayout | undefined => ownValue(LAYOUTS, countryCode)
