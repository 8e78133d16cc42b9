import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { entryIdOf } from '../../src/content/composing/entry-id.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { HeavyPicture, Measures, PageWeight } from '../canvas/measures.ts'
import type { SelectField } from '../editor/select-field.ts'
import { isolateName } from '../isolate.ts'
import type { PanelServices } from '../panel/services.ts'
import { kilobytes } from './budget.ts'
import { sizesOf, totalOf } from './findings.ts'
import styles from './look.module.scss'

interface Props {
  readonly measures: readonly Measures[]
  readonly document: ComposeDocument
  readonly services: PanelServices
  readonly onSelect: SelectField
}

/** What the page weighs at each width that was measured, and its largest picture. */
export const WeightList = ({ measures, document, services, onSelect }: Props) => {
  const t = useTranslate()
  return (
    <ul className={styles.weights}>
      {measures.map(({ width, weight }) => (
        <li key={width}>
          <p>
            <strong>{t('compose.look.weight', { width: String(width), size: kilobytes(totalOf(weight)) })}</strong>{' '}
            {t('compose.look.parts', partsOf(weight))} {weight.unread > 0 && t('compose.look.unweighed', { count: weight.unread })}
          </p>
          {weight.largest !== undefined && <Largest picture={weight.largest} document={document} services={services} onSelect={onSelect} />}
        </li>
      ))}
    </ul>
  )
}

const partsOf = ({ html, styles: css, scripts, fonts, pictures }: PageWeight) => ({
  html: kilobytes(html),
  styles: kilobytes(css),
  scripts: kilobytes(scripts),
  fonts: kilobytes(fonts),
  pictures: kilobytes(pictures),
})

const Largest = ({ picture, document, services, onSelect }: Omit<Props, 'measures'> & { readonly picture: HeavyPicture }) => {
  const t = useTranslate()
  const entryId = picture.blockId === undefined ? undefined : entryIdOf(picture.blockId, document.entries)
  const name = entryId === undefined ? undefined : services.entryName(entryId)
  return (
    <p>
      {t('compose.look.largest', { size: kilobytes(picture.bytes), ...sizesOf(picture) })}{' '}
      {entryId !== undefined && name !== undefined && (
        <button type="button" className={styles.way} onClick={() => onSelect(entryId)}>
          {isolateName(name)}
        </button>
      )}
    </p>
  )
}
