import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A text in ICU MessageFormat, or the same compiled at build. A compiled text without placeholders stays a string. */
export type Message = string | readonly MessageFormatElement[]

/** Texts of one language by key. */
export type Messages = Readonly<Record<string, Message>>

/** What a text can be filled with. */
export type MessageValues = Readonly<Record<string, string | number | Date>>

/** `t('cart.remove', { name })`: the text, or an empty string where the language has none (LOCALE-33). */
export type Translate = (key: string, values?: MessageValues) => string
