import { block, type SeedNode } from './seed-node.ts'
import type { Words } from './words.ts'

/** A link block; for the countries given only, where some are. */
export const link = (id: string, label: Words, href: string, countries?: readonly string[]): SeedNode =>
  block('link', id, { props: { label, href }, ...(countries === undefined ? {} : { meta: { countries } }) })
