/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import type { Messages } from '../messages.ts'
import own from '../regional/es_MX.json'
import { messages as texts } from './es.ts'

/** The texts of its language, and those that its country says otherwise. */
export const messages: Messages = { ...texts, ...own }
