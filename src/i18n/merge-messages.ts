import type { Messages } from './messages.ts'

/** Joins the files of a language. Areas own their keys, so nothing is overwritten; a repeated key is a mistake. */
export const mergeMessages = (files: Readonly<Record<string, unknown>>): Messages => {
  // Each file is one of ours: flat keys, texts or compiled texts, checked by tests.
  const areas = Object.values(files) as readonly Messages[]
  return Object.assign({}, ...areas)
}
