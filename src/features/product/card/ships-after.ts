import { formatLocaleOf } from '../../../i18n/format-locale.ts'

/** Short month and day of a moment in epoch seconds: `12 Mar` (CARD-06). In UTC, so that server and browser agree. */
export const shipsAfter = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(formatLocaleOf(locale), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(seconds * 1000)
