import type { SizeRow } from '../../server/database/schema/catalogue.ts'
import type { SizeScale } from './product-type.ts'

const sizes = (...labels: readonly string[]): readonly SizeRow[] =>
  labels.map((label) => ({ slug: label.toLowerCase().replaceAll(' ', '-'), label }))

/** Labels of each scale, smallest first. */
export const SIZES: Readonly<Record<SizeScale, readonly SizeRow[]>> = {
  letters: sizes('XS', 'S', 'M', 'L', 'XL'),
  waist: sizes('26', '28', '30', '32', '34'),
  shoes: sizes('36', '37', '38', '39', '40', '41', '42', '43'),
  kids: sizes('4Y', '6Y', '8Y', '10Y'),
  kidsShoes: sizes('28', '30', '32', '34'),
  belts: sizes('75', '85', '95', '105'),
  rings: sizes('50', '52', '54', '56'),
  volumes: sizes('30 ml', '100 ml'),
  one: sizes('ONE SIZE'),
}
