import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { EditorProps } from './editor-props.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'
import { languageInWords } from '../language-in-words.ts'
import { defaultInWords } from './value-in-words.ts'
import styles from './field.module.scss'

interface Props extends EditorProps {
  readonly fallbackLocale: string | undefined
}

/** What shoppers get without a value, how much room is left, and the way back to the default. */
export const FieldNotes = ({ id, schema, value, isReadOnly, fallbackLocale, onChange }: Props) => {
  const t = useTranslate()
  const standard = schema.default
  const words = defaultInWords(standard, t)
  const room = roomLeft(value, schema.maxLength)
  const canReset = !isReadOnly && value !== undefined && isWorthResetting(standard) && !sameJson(value, standard)
  const isText = schema['x-field'] === 'shortText' || schema['x-field'] === 'longText' || schema['x-field'] === 'richText'
  return (
    <div className={styles.notes}>
      <p id={`${id}-notes`}>
        {fallbackLocale !== undefined && (
          <span>
            {t(isText ? 'compose.panel.fallbackText' : 'compose.panel.fallbackValue', { language: languageInWords(fallbackLocale) })}{' '}
          </span>
        )}
        {words !== undefined && <span>{t('compose.panel.default', { value: words })} </span>}
        {room !== undefined && (
          <span data-over={room < 0 ? '' : undefined}>
            {t(room < 0 ? 'compose.panel.tooMany' : 'compose.panel.left', { count: Math.abs(room) })}
          </span>
        )}
      </p>
      {canReset && (
        <button type="button" aria-label={t('compose.panel.resetField', { field: schema.title })} onClick={() => onChange(undefined)}>
          {t('compose.panel.reset')}
        </button>
      )}
    </div>
  )
}

/** Texts, lists and pictures are taken away where they are edited. */
const isWorthResetting = (standard: EditorProps['value']): boolean =>
  standard !== undefined && standard !== '' && standard !== null && !Array.isArray(standard)

/** Characters left, once the end is near; below 0 how many are too many. */
const roomLeft = (value: EditorProps['value'], most: number | undefined): number | undefined => {
  if (typeof value !== 'string' || most === undefined) return undefined
  const room = most - [...value].length
  return room <= Math.max(10, most * NEAR) ? room : undefined
}

const NEAR = 0.2
