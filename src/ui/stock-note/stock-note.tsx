import { formatLocaleOf } from '../../i18n/format-locale.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { shortDate } from '../../lib/short-date.ts'
import { stockMessage } from '../../lib/stock-message.ts'
import { useSite } from '../../site/site-context.tsx'
import styles from './stock-note.module.scss'
import { wallTime } from '../../lib/clock.ts'
import { defined } from '../../lib/defined.ts'

interface Props {
  readonly stock: Parameters<typeof stockMessage>[0]
  readonly className?: string | undefined
}

/** Few left, pre-order, back-order or sold out, in a line of text; nothing for what is simply there (PDP-31). */
export const StockNote = ({ stock, className }: Props) => {
  const t = useTranslate()
  const { locale } = useSite()
  const now = wallTime()
  const message = stockMessage(stock, now)
  if (message === undefined) return null
  const toText = (seconds: number): string => shortDate(seconds, { locale: formatLocaleOf(locale), now })
  const dates = Object.fromEntries(Object.entries(message.dates ?? {}).map(([name, seconds]) => [name, toText(seconds)]))
  const values = { ...dates, ...defined({ count: message.count }) }
  return <p className={classNames(styles.note, styles[message.tone], className)}>{t(message.key, values)}</p>
}
