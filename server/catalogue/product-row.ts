import type { products } from '../database/schema/catalogue.ts'

/** A product as stored. */
export type ProductRow = typeof products.$inferSelect
