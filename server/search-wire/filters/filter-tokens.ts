import { AlgoliaError } from '../algolia-error.ts'

/** A piece of a `filters` text. A `text` that was quoted is never a keyword. */
export interface FilterToken {
  readonly kind: 'open' | 'close' | 'colon' | 'operator' | 'text'
  readonly text: string
  readonly isQuoted: boolean
}

/** A colon's value reads on to the next space, so that `a:b>c` is one value; a name ends at an operator. */
const VALUE = /^[^\s()"']+/
const NAME = /^[^\s():<>=!"']+/
const OPERATOR = /^(?:<=|>=|!=|<|>|=)/

/** Splits a `filters` text. Refuses, as the vendor does, quotes that do not close and letters that fit nowhere. */
export const filterTokens = (filters: string): readonly FilterToken[] => {
  const tokens: FilterToken[] = []
  let rest = filters.trimStart()
  while (rest !== '') {
    const { token, length } = nextToken(rest, tokens.at(-1)?.kind === 'colon', filters)
    tokens.push(token)
    rest = rest.slice(length).trimStart()
  }
  return tokens
}

const nextToken = (rest: string, isValue: boolean, filters: string): { token: FilterToken; length: number } => {
  const first = rest.charAt(0)
  if (first === '(') return plain('open', first)
  if (first === ')') return plain('close', first)
  if (first === '"' || first === "'") return quoted(rest, first, filters)
  if (isValue) return plain('text', VALUE.exec(rest)?.[0] ?? refuse(rest, filters))
  if (first === ':') return plain('colon', first)
  const operator = OPERATOR.exec(rest)?.[0]
  if (operator !== undefined) return plain('operator', operator)
  return plain('text', NAME.exec(rest)?.[0] ?? refuse(rest, filters))
}

const plain = (kind: FilterToken['kind'], text: string) => ({ token: { kind, text, isQuoted: false }, length: text.length })

const quoted = (rest: string, quote: string, filters: string) => {
  let text = ''
  for (let at = 1; at < rest.length; at += 1) {
    const letter = rest.charAt(at)
    if (letter === quote) return { token: { kind: 'text' as const, text, isQuoted: true }, length: at + 1 }
    if (letter === '\\' && at + 1 < rest.length) at += 1
    text += rest.charAt(at)
  }
  return refuse(rest, filters)
}

const refuse = (rest: string, filters: string): never => {
  throw new AlgoliaError(400, `filters: Unexpected token at position ${filters.length - rest.length}: ${filters}`)
}
