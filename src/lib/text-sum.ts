/** FNV-1a of a text's characters, 32 bits, unsigned; another `seed` makes another sum. Nothing secret may depend on it. */
export const textSum = (text: string, seed = 0x811c9dc5): number => {
  let sum = seed
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return sum >>> 0
}
