import type { Messages } from '../../i18n/messages.ts'

/** Keys that the shell says on every page (shell.tsx). */
const KEYS = ['core.skipToContent']

/** Of a language's texts those that a browser needs to take over a page before any block hydrates. */
export const shellTexts = (messages: Messages): Messages => Object.fromEntries(KEYS.map((key) => [key, messages[key] ?? '']))
