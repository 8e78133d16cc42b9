import { useState } from 'react'
import { linkTo } from '../../../src/content/cms-entry.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { altOf, assetName, imageAddress, kilobytesOf, linkedId, MAX_BYTES } from '../asset-facts.ts'
import { groupAttributes, type EditorProps } from '../editor-props.ts'
import { AssetDialog } from '../pickers/asset-dialog.tsx'
import { AltText } from './alt-text.tsx'
import styles from './asset.module.scss'

/** A picture of the media library, chosen by looking at pictures. */
export const AssetEditor = (props: EditorProps) => {
  const { value, inherited, services, locales, isReadOnly, schema, onChange } = props
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const id = linkedId(value) ?? linkedId(inherited)
  const asset = id === undefined ? undefined : services.assetOf(id)
  const size = asset === undefined ? undefined : kilobytesOf(asset, locales)
  const button = t(id === undefined ? 'compose.panel.choosePicture' : 'compose.panel.otherPicture')
  return (
    <div role="group" {...groupAttributes(props)} className={styles.asset}>
      {asset !== undefined && (
        <figure data-inherited={value === undefined ? '' : undefined}>
          <img src={imageAddress(asset, locales)} alt={altOf(asset, locales)} />
          <figcaption>{assetName(asset, locales)}</figcaption>
        </figure>
      )}
      {id !== undefined && asset === undefined && <p>{t('compose.panel.goneAsset')}</p>}
      {size !== undefined && size > MAX_BYTES / 1000 && (
        <p className={styles.heavy}>{t('compose.panel.heavyPicture', { size, most: MAX_BYTES / 1000 })}</p>
      )}
      {!isReadOnly && (
        <p className={styles.buttons}>
          <button type="button" aria-label={`${button}: ${schema.title}`} onClick={() => setOpen(true)}>
            {button}
          </button>
          {value !== undefined && (
            <button type="button" aria-label={`${t('compose.panel.removePicture')}: ${schema.title}`} onClick={() => onChange(undefined)}>
              {t('compose.panel.removePicture')}
            </button>
          )}
        </p>
      )}
      {asset !== undefined && <AltText key={asset.sys.id} {...props} asset={asset} />}
      {isOpen && <AssetDialog {...props} onClose={() => setOpen(false)} onPick={({ sys }) => onChange(linkTo('Asset', sys.id))} />}
    </div>
  )
}
