/**
 * A number as the remote-password protocol of the identity provider hashes it: an even count of hex digits, with `00` before a leading bit that is set, and no
 * other zeros. A salt kept in any other form locks out one user in 256.
 */
export const padHex = (value: bigint): string => {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return /^[89a-f]/.test(even) ? `00${even}` : even
}
