import { isRecord } from '../model.ts'

/** The parts of a document that `select` names. */
export const selectPaths = (
  document: Readonly<Record<string, unknown>>,
  paths: readonly (readonly string[])[] | undefined,
): Readonly<Record<string, unknown>> =>
  paths === undefined ? document : paths.reduce<Readonly<Record<string, unknown>>>((picked, path) => pick(document, picked, path), {})

const pick = (
  from: Readonly<Record<string, unknown>>,
  picked: Readonly<Record<string, unknown>>,
  [key, ...rest]: readonly string[],
): Readonly<Record<string, unknown>> => {
  if (key === undefined || !Object.hasOwn(from, key)) return picked
  const value = from[key]
  if (rest.length === 0 || !isRecord(value)) return { ...picked, [key]: value }
  const already = picked[key]
  return { ...picked, [key]: pick(value, isRecord(already) ? already : {}, rest) }
}
