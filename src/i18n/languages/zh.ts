/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Every text of this language. */
export const messages = mergeMessages(import.meta.glob('../messages/zh/*.json', { eager: true, import: 'default' }))
