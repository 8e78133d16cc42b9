import { parse, type AtRule, type Declaration, type Rule } from 'postcss'
import { splitList, weightOnRoot, type Root } from './matches-root.ts'

/** Tokens by name, `--color-ink`, in the order the themes name them. */
export type Tokens = ReadonlyMap<string, string>

/** What the root has of each token, as it is written. Rules for some widths of the window are left out: they have no one value. */
export const readTokens = (css: string, root: Root): Tokens => {
  const tokens = new Map<string, { readonly value: string; readonly weight: number }>()
  parse(css).walkDecls(/^--/, (declaration) => {
    const weight = weightOf(declaration, root)
    const known = tokens.get(declaration.prop)
    if (weight === undefined || (known !== undefined && known.weight > weight)) return
    tokens.set(declaration.prop, { value: declaration.value.replaceAll(/\s+/g, ' '), weight })
  })
  return new Map([...tokens].map(([name, { value }]) => [name, value]))
}

/** A value with the tokens in it put in, as far as there are such. */
export const resolveToken = (value: string, tokens: Tokens): string => {
  let resolved = value
  // A token may name another one; one that names itself ends here.
  for (let round = 0; round < MOST_ROUNDS && resolved.includes('var('); round += 1) {
    resolved = resolved.replaceAll(
      /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
      (_whole, name: string, fallback?: string) => tokens.get(name) ?? fallback ?? '',
    )
  }
  return resolved
}

/** What a theme has of its own in the dark; empty for one without. */
export const darkTokens = (css: string, root: Omit<Root, 'scheme'>): Tokens => {
  const light = readTokens(css, { ...root, scheme: 'light' })
  return new Map([...readTokens(css, { ...root, scheme: 'dark' })].filter(([name, value]) => light.get(name) !== value))
}

const MOST_ROUNDS = 5

const weightOf = ({ parent }: Declaration, root: Root): number | undefined => {
  if (parent?.type !== 'rule') return undefined
  const rule = parent as Rule
  if (!mediaOf(rule).every((params) => params === `(prefers-color-scheme:${root.scheme})`)) return undefined
  const weights = splitList(rule.selector)
    .map((selector) => weightOnRoot(selector, root))
    .filter((weight) => weight !== undefined)
  return weights.length === 0 ? undefined : Math.max(...weights)
}

/** Conditions around a rule. */
const mediaOf = (rule: Rule): readonly string[] => {
  const conditions: string[] = []
  for (let around = rule.parent; around !== undefined && around.type === 'atrule'; around = around.parent as Rule['parent'])
    // A build writes them without spaces.
    conditions.push((around as AtRule).params.replaceAll(/\s+/g, ''))
  return conditions
}
