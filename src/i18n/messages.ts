import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A text that was parsed at build. */
export type CompiledText = readonly MessageFormatElement[]

/** A text in ICU MessageFormat, or the same compiled at build. A compiled text without placeholders stays a string. */
export type Message = string | CompiledText

/** Texts of one language by key. */
export type Messages = Readonly<Record<string, Message>>

/** What a text can be filled with. */
export type MessageValues = Readonly<Record<string, string | number | Date>>

/** `t('cart.remove', { name })`: the text, or an empty string where the language has none (LOCALE-33). */
export type Translate = (key: string, values?: MessageValues) => string

/** What a formatter of texts needs. */
export interface FormatDeps {
  readonly messages: Messages
  /** BCP 47 tag of the texts. */
  readonly locale: string
  readonly onError: (message: string) => void
}

/** Fills a known text with values. */
export type FormatText = (key: string, values: MessageValues) => string
