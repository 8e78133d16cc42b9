import type { VariantResult } from '../../schemas/api/compose-variants.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { SlotTest } from '../document/structure/variant-of.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { TryAgain } from '../try-again.tsx'
import { compareRates, LEAST_HAPPENED, LEAST_SEEN } from './compare-rates.ts'
import { useVariantResults } from './use-variant-results.ts'
import styles from './variants.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'variants'>
  readonly pageId: string
  readonly test: SlotTest
}

/** What visitors did with each variant of a test, and whether the difference is more than chance. */
export const VariantResults = ({ client, pageId, test: { test, members } }: Props) => {
  const t = useTranslate()
  const { results, hasFailed, readAgain } = useVariantResults(client, pageId)
  if (hasFailed)
    return (
      <p role="alert">
        {t('compose.variant.unread')} <TryAgain onClick={readAgain} />
      </p>
    )
  if (results === undefined) return <p role="status">{t('compose.loading')}</p>
  const rows = members.map(({ name }) => results.find((each) => each.test === test && each.variant === name) ?? noResult(test, name))
  const [original, ...others] = rows
  return (
    <>
      <table className={styles.results}>
        <caption>{t('compose.variant.results')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`compose.variant.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.variant}>
              <th scope="row">{row === original ? t('compose.variant.theOriginal') : row.variant.toUpperCase()}</th>
              <td>{numberOf(row.seen)}</td>
              <td>{withRate(row.bag, row.seen)}</td>
              <td>{withRate(row.order, row.seen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.verdicts}>
        {original !== undefined &&
          others.flatMap((row) =>
            KINDS.map((kind) => <Verdict key={`${row.variant} ${kind}`} kind={kind} original={original} row={row} />),
          )}
      </ul>
      <p className={styles.help}>
        {t('compose.variant.method', { seen: LEAST_SEEN, happened: LEAST_HAPPENED })}{' '}
        <button type="button" onClick={readAgain}>
          {t('compose.variant.readAgain')}
        </button>
      </p>
    </>
  )
}

const COLUMNS = ['variant', 'seen', 'bag', 'order'] as const
const KINDS = ['bag', 'order'] as const

const noResult = (test: string, variant: string): VariantResult => ({ test, variant, seen: 0, bag: 0, order: 0 })

interface VerdictProps {
  readonly kind: (typeof KINDS)[number]
  readonly original: VariantResult
  readonly row: VariantResult
}

const Verdict = ({ kind, original, row }: VerdictProps) => {
  const t = useTranslate()
  const verdict = compareRates({ seen: original.seen, happened: original[kind] }, { seen: row.seen, happened: row[kind] })
  return <li>{t(`compose.variant.${kind}.${verdict}`, { letter: row.variant.toUpperCase() })}</li>
}

const numberOf = (value: number): string => new Intl.NumberFormat(interfaceLocale()).format(value)

/** `12 (3.4 %)`; no rate without anybody who saw it. */
const withRate = (count: number, seen: number): string =>
  seen === 0
    ? numberOf(count)
    : `${numberOf(count)} (${new Intl.NumberFormat(interfaceLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(count / seen)})`
