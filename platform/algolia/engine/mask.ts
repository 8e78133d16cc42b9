/** For each ordinal, whether something holds of the record: 1 or 0. Never changed by those who are given it. */
export type Mask = Uint8Array

/** Where both hold. */
export const both = (one: Mask, other: Mask): Mask => {
  const result = new Uint8Array(one.length)
  for (let ordinal = 0; ordinal < one.length; ordinal += 1) result[ordinal] = (one[ordinal] ?? 0) & (other[ordinal] ?? 0)
  return result
}

export const either = (one: Mask, other: Mask): Mask => {
  const result = new Uint8Array(one.length)
  for (let ordinal = 0; ordinal < one.length; ordinal += 1) result[ordinal] = (one[ordinal] ?? 0) | (other[ordinal] ?? 0)
  return result
}

export const neither = (mask: Mask): Mask => {
  const result = new Uint8Array(mask.length)
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) result[ordinal] = 1 - (mask[ordinal] ?? 0)
  return result
}

/** The ordinals that are marked, growing. */
export const ordinalsIn = (mask: Mask): Uint32Array => {
  let count = 0
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) count += mask[ordinal] ?? 0
  const ordinals = new Uint32Array(count)
  let at = 0
  for (let ordinal = 0; at < count; ordinal += 1) if (mask[ordinal] === 1) ordinals[at++] = ordinal
  return ordinals
}
