import type { Address } from '../../../schemas/api/address.ts'

/** What a form of an address begins with: its texts, without its flags. */
export const addressTexts = (address: Address | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(address ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
