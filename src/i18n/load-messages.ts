import type { Messages } from './messages.ts'

const languages = import.meta.glob<Messages>('./languages/*.ts', { import: 'messages' })

/** Texts of a language, one chunk each. A language without texts has none: every text is then missing, and shows that. */
export const loadMessages = async (language: string): Promise<Messages> => (await languages[`./languages/${language}.ts`]?.()) ?? {}
