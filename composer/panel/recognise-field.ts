import type { PropSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import { pageSchema } from '../../src/content/block-schemas.ts'
import { keyOfPath } from '../../src/content/composing/page-address.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'

/** Whether a text is an address that may lead anywhere: pages, other sites, mail, a place on the page. */
export const isLinkField = ({ pattern }: PropSchema): boolean =>
  pattern !== undefined && ['/women/shoes', 'mailto:help@shop.example', '#top'].every((each) => new RegExp(pattern, 'u').test(each))

/** Whether a text is the address of a category, which only its description says. */
export const isCategoryField = ({ description = '' }: PropSchema): boolean => /^address(?:es)? of (?:a|the) categor/i.test(description)

/** Whether a field holds the id of a product, or a list of them: the schemas call it that everywhere. */
export const isProductField = (name: string): boolean => /(?:^p|P)roductIds?$/.test(name)

/** Whether a field is the sites that something is for, by their tags: only pages have one. */
export const isSitesField = (name: string): boolean => name === 'sites'

/** The address that the key of a landing page names; undefined for every other text. */
export const landingPathOf = ({ pattern }: PropSchema, value: Json | undefined): string | undefined => {
  if (pattern === undefined || pattern !== pageSchema.properties['key']?.pattern || typeof value !== 'string') return undefined
  const path = pathOfKey(value)
  return path !== undefined && keyOfPath(path) === value ? path : undefined
}
