import { AlgoliaError } from '../../search-wire/algolia-error.ts'

/** The engine's floats have 32 bits, which round prices and times: numbers are whole ones of this many parts. */
const PARTS = 10_000

/** A number as the engine keeps and compares it: four decimals are told apart. */
export const toEngine = (value: number): number => {
  const parts = Math.round(value * PARTS)
  if (!Number.isSafeInteger(parts)) throw new AlgoliaError(400, `The number ${value} is too large to be searched by`)
  return parts
}

export const fromEngine = (parts: number): number => parts / PARTS
