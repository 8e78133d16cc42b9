/** A text, or how much of the text before it begins it too, and the rest. */
export type RowAddress = string | readonly [shared: number, rest: string]

/** Below this saying how much is shared is longer than what is. */
const MIN_SHARED = 8

/** Packs addresses that mostly begin alike, one after the other: pictures of one product differ in their last letters. */
export const createAddressPacker = (): ((address: string) => RowAddress) => {
  let before = ''
  return (address) => {
    const shared = sharedLength(before, address)
    before = address
    return shared < MIN_SHARED ? address : [shared, address.slice(shared)]
  }
}

/** The other way, in the same order. */
export const createAddressReader = (): ((packed: RowAddress) => string) => {
  let before = ''
  return (packed) => {
    before = typeof packed === 'string' ? packed : before.slice(0, packed[0]) + packed[1]
    return before
  }
}

const sharedLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
