import type { ComposeSaying, ComposeSentence } from '../../schemas/api/compose-sentences.ts'
import en from '../../src/i18n/compose/en.json' with { type: 'json' }
import { sharedTranslate } from '../../src/i18n/shared-translate.ts'

type Key = keyof typeof en extends infer Known ? (Known extends `compose.refusal.${infer Name}` ? Name : never) : never

/** What a sentence is filled with: words, numbers, or sentences themselves. */
type Values = Readonly<Record<string, string | number | ComposeSentence>>

const english = sharedTranslate({ messages: en, locale: 'en' })

/** A sentence of the composer's server: in English for the log and for callers without texts, by key and values for her (`compose.refusal.*`). */
export const say = (name: Key, values: Values = {}): ComposeSentence => {
  const key = `compose.refusal.${name}`
  const entries = Object.entries(values)
  const written = entries.map(([part, value]) => [part, typeof value === 'object' ? value.message : value] as const)
  const says: ComposeSaying = {
    key,
    ...(entries.length === 0
      ? {}
      : {
          values: Object.fromEntries(
            entries.map(([part, value]) => [part, typeof value === 'object' ? (value.says ?? value.message) : value]),
          ),
        }),
  }
  return { message: english(key, Object.fromEntries(written)), says }
}

/** The sentence of a refusal alone. */
export const sentenceOf = ({ message, says }: ComposeSentence): ComposeSentence => ({ message, says })
