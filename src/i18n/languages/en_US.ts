/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import type { Messages } from '../messages.ts'
import own from '../regional/en_US.json'
import { messages as texts } from './en.ts'

/** The texts of its language, and those that its country says otherwise. */
export const messages: Messages = { ...texts, ...own }
