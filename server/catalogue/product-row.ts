import type { products } from '../database/schema/catalogue.ts'

export type ProductRow = typeof products.$inferSelect
