import { z } from 'zod'
import { errors } from '../errors.ts'

/** A list of attributes on the wire. */
export const attributeList = z.array(z.object({ Name: z.string().max(32), Value: z.string().max(2048).default('') })).max(50)

const WRITABLE = /^(email|phone_number|given_name|family_name|name|nickname|locale|birthdate|gender|custom:[\w-]{1,20})$/
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,250}\.[^\s@<>"]{2,}$/
const E164 = /^\+[1-9]\d{6,14}$/

/** Attributes a shopper may write, by name. Throws the vendor's refusal of any other, and of an address or number that is none. */
export const readAttributes = (list: z.infer<typeof attributeList>): Readonly<Record<string, string>> => {
  for (const { Name, Value } of list) checkAttribute(Name, Value)
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Name === 'email' ? Value.trim().toLowerCase() : Value]))
}

/** Throws the vendor's refusal of an address that is none. */
export const checkEmail = (email: string): void => {
  if (!EMAIL.test(email)) throw errors.invalidParameter('Invalid email address format.')
}

const checkAttribute = (name: string, value: string): void => {
  if (!WRITABLE.test(name)) throw errors.unwritableAttribute()
  if (name === 'email') checkEmail(value.trim())
  if (name === 'phone_number' && value !== '' && !E164.test(value)) throw errors.invalidParameter('Invalid phone number format.')
}
