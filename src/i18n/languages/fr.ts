import { mergeMessages } from '../merge-messages.ts'

/** Every text of this language. */
export const messages = mergeMessages(import.meta.glob('../messages/fr/*.json', { eager: true, import: 'default' }))
