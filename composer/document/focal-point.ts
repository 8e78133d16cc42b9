import type { FocalPoint, Json } from '../../schemas/page.ts'
import { isObject } from '../../src/content/cms-entry.ts'

/** A value as a focal point; undefined where it is none, whatever else it may be. */
export const focalPointOf = (value: Json | undefined): FocalPoint | undefined => {
  if (!isObject(value)) return undefined
  const { x, y, ...others } = value
  return isPerCent(x) && isPerCent(y) && Object.keys(others).length === 0 ? { x, y } : undefined
}

const isPerCent = (value: Json | undefined): value is number => typeof value === 'number' && value >= 0 && value <= 100
