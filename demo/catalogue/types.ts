import type { ProductType } from './product-type.ts'
import { BEAUTY_TYPES } from './types-beauty.ts'
import { CLOTHING } from './types-clothing.ts'
import { HOME_TYPES } from './types-home.ts'
import { OTHER_TYPES } from './types-other.ts'

const TYPES = { ...CLOTHING, ...OTHER_TYPES, ...HOME_TYPES, ...BEAUTY_TYPES }

export type TypeName = keyof typeof TYPES

export const PRODUCT_TYPES: Readonly<Record<TypeName, ProductType>> = TYPES
