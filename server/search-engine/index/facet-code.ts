import { createHash } from 'node:crypto'

/**
 * A facet's value as one word of lower-case letters and digits. The engine drops signs and case from the values of a filter, where the
 * wire compares them letter by letter: `women > bags` is not `women bags`. A code has nothing to drop, and nothing to escape.
 */
export const encodeFacet = (value: string): string => {
  const code = value.replace(/[^a-y0-9]/gu, codeOfLetter)
  return code.length <= MAX_CODE ? code : `${HASHED}${createHash('sha256').update(value).digest('hex')}`
}

/** The value of a code; undefined for one that was too long to be kept, which filters and is not counted. */
export const decodeFacet = (code: string): string | undefined =>
  code.startsWith(HASHED)
    ? undefined
    : code.replace(CODE, (_whole, sign: string, capital: string, hex: string) => letterOf(sign, capital, hex))

/** The engine cuts the values of facets after a hundred letters. */
const MAX_CODE = 100
const HASHED = 'zh'

/** Signs that slugs and categories are full of. */
const SIGNS: Readonly<Record<string, string>> = { ' ': 's', '-': 'd', '>': 'g', _: 'u', '/': 'l', '.': 'p', z: 'z' }
const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries(SIGNS).map(([letter, sign]) => [sign, letter]))

const CODE = /z(?:([sdgulpz])|c([a-z])|x([0-9a-f]{6}))/g

const codeOfLetter = (letter: string): string => {
  const sign = SIGNS[letter]
  if (sign !== undefined) return `z${sign}`
  if (/^[A-Z]$/.test(letter)) return `zc${letter.toLowerCase()}`
  return `zx${(letter.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`
}

const letterOf = (sign: string | undefined, capital: string | undefined, hex: string): string => {
  if (sign !== undefined) return LETTERS.get(sign) ?? ''
  return capital === undefined ? String.fromCodePoint(Number.parseInt(hex, 16)) : capital.toUpperCase()
}
