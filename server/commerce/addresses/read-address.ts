import { z } from 'zod'
import type { Address } from '../../../schemas/api/address.ts'
import { tidy } from '../../../src/lib/check-field.ts'
import { addressLayoutOf } from '../forms/address-layouts.ts'
import { checkForm } from '../forms/check-form.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { defined } from '../../../src/lib/defined.ts'

const MAX_TEXT = 300
/** Empty counts as not given, as does the null that forms send. */
const text = z
  .string()
  .max(MAX_TEXT)
  .nullish()
  .transform((value) => tidy(value ?? '') || undefined)

export const addressBody = z.object({
  addressLine1: text,
  addressLine2: text,
  city: text,
  postcode: text,
  region: text,
  territoryCode: text,
  countryCode: text,
  locale: text,
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  default: z.boolean().nullish(),
  type: z.enum(['shipping', 'billing']).nullish(),
  addressType: z.enum(['BILLING', 'DELIVERY']).nullish(),
})

const fields = addressBody.omit({ type: true, addressType: true })

/** What is sent where a country has no postcodes (SHIP-03); never stored. */
const PLACEHOLDER_POSTCODE = '00000'

interface AddressInput {
  readonly input: unknown
  readonly type: 'shipping' | 'billing'
  readonly scope: SiteScope
}

/** An address from the wire, tidied and checked against its country's form. 422 ADDRESS_INVALID with field errors. */
export const readAddress = ({ input, type, scope: { site, language } }: AddressInput): Address => {
  const { countryCode = site.code, postcode, default: isDefault, ...sent } = readInput(fields, input)
  const hasPostcode = addressLayoutOf(site.code)?.postcode !== 'none'
  const realPostcode = hasPostcode ? postcode?.toUpperCase() : onlyReal(postcode)
  const address: Address = { ...defined({ ...sent, postcode: realPostcode, default: isDefault ?? undefined }), countryCode }
  const errors = checkForm({ country: site.code, type, language: languageOf(address, site.languages) ?? language, values: { ...address } })
  if (errors.length > 0) throw new ApiProblem(422, 'ADDRESS_INVALID', { message: 'Please check the address.', errors })
  return address
}

export const addressKindOf = (input: unknown): 'shipping' | 'billing' => {
  const { type, addressType } = readInput(addressBody.pick({ type: true, addressType: true }), input)
  return addressType === 'BILLING' || (addressType !== 'DELIVERY' && type === 'billing') ? 'billing' : 'shipping'
}

const onlyReal = (postcode: string | undefined): string | undefined => (postcode === PLACEHOLDER_POSTCODE ? undefined : postcode)

/** An address stays in the language it was entered in, whatever language the page has since (ADDR-04). */
const languageOf = ({ locale }: Address, languages: readonly string[]): string | undefined =>
  languages.find((code) => locale?.startsWith(`${code}-`) === true)
