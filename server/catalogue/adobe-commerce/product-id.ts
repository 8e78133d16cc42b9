import { slugOf } from '../slug.ts'
import { shortHash } from '../short-hash.ts'

const PLAIN = /^[\p{L}\p{Nd}][\p{L}\p{Nd} ._-]{0,63}$/u

/** A sku as the id of a product, which is a part of its address: one with a `/` or a quote is written without. */
export const productIdOf = (sku: string): string => (PLAIN.test(sku) ? sku : `${slugOf(sku)}-${shortHash(sku)}`.replace(/^-/, ''))
