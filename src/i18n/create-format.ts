import { createIntl, createIntlCache } from 'react-intl'
import { latinDigits } from './format-locale.ts'
import type { FormatDeps, FormatText } from './messages.ts'

/**
 * Formats texts as written or compiled. A browser has `create-format-in-browser.ts` in its place (vite.config.ts): react-intl asks Intl for all its
 * locales at once, a quarter of a second on a phone, and knows more than compiled texts need.
 */
export const createFormat = ({ messages, locale, onError }: FormatDeps): FormatText => {
  const { formatMessage } = createIntl(
    { locale: latinDigits(locale), messages: toIntlMessages(messages), onError: ({ message }) => onError(message) },
    createIntlCache(),
  )
  return (key, values) => formatMessage({ id: key }, values)
}

type IntlMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>

/** The library's type wants mutable lists and all texts of one form; it changes none and reads each by itself. */
const toIntlMessages = (messages: FormatDeps['messages']): IntlMessages => messages as unknown as IntlMessages
