import type { Json } from '../../schemas/page.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolateName } from '../isolate.ts'
import { hasWords, toLine, type Line } from './line.ts'
import type { Plan } from './plan-taking-in.ts'
import { segmentsOf } from './segments.ts'
import type { TextField } from './text-fields.ts'
import styles from './translate.module.scss'

/** What taking a file in would do, before it is done. */
export const PlanInWords = ({ plan: { fills, replaces, skipped, same, empty, gone } }: { readonly plan: Plan }) => {
  const t = useTranslate()
  const isAnyPicture = [...fills, ...replaces].some(({ field }) => field.kind === 'asset')
  return (
    <>
      <p>{t('compose.translate.fills', { count: fills.length })}</p>
      {same > 0 && <p>{t('compose.translate.same', { count: same })}</p>}
      {empty > 0 && <p>{t('compose.translate.empty', { count: empty })}</p>}
      {gone > 0 && <p>{t('compose.translate.gone', { count: gone })}</p>}
      {replaces.length > 0 && <p>{t('compose.translate.replaces', { count: replaces.length })}</p>}
      {replaces.length > 0 && (
        <ul className={styles.texts}>
          {replaces.map(({ field, value }) => (
            <li key={`${field.id} ${field.field}`}>
              <FieldName field={field} />
              <br />
              <del dir="auto">{wordsOf(field.target)}</del> <ins dir="auto">{wordsOf(value)}</ins>
            </li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && <p>{t('compose.translate.skipped', { count: skipped.length })}</p>}
      {skipped.length > 0 && (
        <ul className={styles.texts}>
          {skipped.map(({ field, reason }) => (
            <li key={`${field.id} ${field.field}`}>
              <FieldName field={field} /> {t(`compose.translate.reason.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      {isAnyPicture && <p>{t('compose.translate.altAbout')}</p>}
    </>
  )
}

const FieldName = ({ field: { kind, name, title } }: { readonly field: TextField }) => {
  const t = useTranslate()
  return <strong dir="auto">{kind === 'asset' ? t('compose.translate.alt', { name }) : `${isolateName(name)}: ${title}`}</strong>
}

const MOST_CHARACTERS = 200

/** A text short enough to compare, without its marks. */
const wordsOf = (value: Json | undefined): string => {
  const words = segmentsOf(value)
    .map((segment) => toLine(segment).line)
    .filter(hasWords)
    .map(textOf)
    .join(' ')
  return words.length <= MOST_CHARACTERS ? words : `${words.slice(0, MOST_CHARACTERS)}…`
}

const textOf = (line: Line): string => line.map((inline) => (typeof inline === 'string' ? inline : textOf(inline.content ?? []))).join('')
