import type { Tokens } from './read-tokens.ts'

interface Options {
  readonly scheme: 'light' | 'dark'
  readonly tokens: Tokens
  /** Tokens that the two schemes have different values of. */
  readonly names: readonly string[]
}

/** Rules that give the root the colours of one scheme; stronger than any of a theme, which asks what the machine prefers. */
export const schemeRules = ({ scheme, tokens, names }: Options): string => {
  if (names.length === 0) return ''
  const declarations = names.map((name) => `${name}:${tokens.get(name) ?? 'initial'}`)
  return `:root:root:root:root:root{color-scheme:${scheme};${declarations.join(';')}}`
}
