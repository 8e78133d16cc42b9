import type { Json } from '../../../schemas/page.ts'

/** Whether two values are the same JSON; the order of keys does not count. */
export const sameJson = (one: Json | undefined, other: Json | undefined): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, theirs] = [new Map<string, Json>(Object.entries(one)), new Map<string, Json>(Object.entries(other))]
  return mine.size === theirs.size && [...mine].every(([key, value]) => theirs.has(key) && sameJson(value, theirs.get(key)))
}
