import type { PropSchema } from '../../schemas/block-schema.ts'

/** Whether a text is an address that may lead anywhere: pages, other sites, mail, a place on the page. */
export const isLinkField = ({ pattern }: PropSchema): boolean =>
  pattern !== undefined && ['/women/shoes', 'mailto:help@shop.example', '#top'].every((each) => new RegExp(pattern, 'u').test(each))

/** Whether a text is the address of a category, which only its description says. */
export const isCategoryField = ({ description = '' }: PropSchema): boolean => /^address(?:es)? of (?:a|the) categor/i.test(description)

/** Whether a field holds the id of a product, or a list of them: the schemas call it that everywhere. */
export const isProductField = (name: string): boolean => /(?:^p|P)roductIds?$/.test(name)
