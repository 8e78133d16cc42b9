import { useTranslate } from '../../../src/i18n/use-translate.ts'
import type { FocalPoint } from '../../../schemas/page.ts'
import { focalPointOf } from '../../document/focal-point.ts'
import { imageAddress } from '../asset-facts.ts'
import { groupAttributes, type EditorProps } from '../editor-props.ts'
import { AxisSlider } from '../focal-point/axis-slider.tsx'
import { FocalPicture } from '../focal-point/focal-picture.tsx'
import styles from '../focal-point/focal-point.module.scss'
import { MIDDLE } from '../focal-point/move-point.ts'

/** The point of a picture that stays in view where the picture is cropped: clicked or dragged on it, or set by two sliders. */
export const FocalPointEditor = (props: EditorProps) => {
  const { id, schema, value, inherited, picture, describedBy, services, locales, isReadOnly, onChange } = props
  const t = useTranslate()
  const asset = picture === undefined ? undefined : services.assetOf(picture)
  const own = focalPointOf(value)
  const point = own ?? focalPointOf(inherited) ?? MIDDLE
  const onPlace = ({ x, y }: FocalPoint): void => onChange({ x, y })
  const shared = { point, isReadOnly, onPlace }
  const slider = { ...shared, describedBy: `${id}-hint ${describedBy}` }
  return (
    <div role="group" {...groupAttributes(props)} className={styles.editor}>
      {asset === undefined ? (
        <p>{t('compose.panel.focusNoPicture')}</p>
      ) : (
        <>
          <FocalPicture {...shared} src={imageAddress(asset, locales)} isInherited={own === undefined} />
          <AxisSlider {...slider} id={`${id}-x`} axis="x" />
          <AxisSlider {...slider} id={`${id}-y`} axis="y" />
          {!isReadOnly && (
            <p id={`${id}-hint`} className={styles.hint}>
              {t('compose.panel.focusHint')}
            </p>
          )}
        </>
      )}
      {value !== undefined && !isReadOnly && (
        <p>
          <button type="button" aria-label={t('compose.panel.resetField', { field: schema.title })} onClick={() => onChange(undefined)}>
            {t('compose.panel.reset')}
          </button>
        </p>
      )}
    </div>
  )
}
