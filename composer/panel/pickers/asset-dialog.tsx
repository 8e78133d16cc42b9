import { useId, useState } from 'react'
import type { ComposeAsset } from '../../../schemas/api/compose.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { altOf, assetName, imageAddress, kilobytesOf } from '../asset-facts.ts'
import type { PanelServices } from '../services.ts'
import { AssetUpload } from './asset-upload.tsx'
import { PickDialog } from './pick-dialog.tsx'
import { useAssets } from './use-assets.ts'
import styles from './pick-dialog.module.scss'

interface Props {
  readonly services: PanelServices
  readonly locales: readonly string[]
  readonly onPick: (asset: ComposeAsset) => void
  readonly onClose: () => void
}

/** The media library as pictures: search, look, choose, or bring one of your own. */
export const AssetDialog = ({ services, locales, onPick, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [query, setQuery] = useState('')
  const { assets, total, state, showMore } = useAssets(services, query)
  const pick = (asset: ComposeAsset): void => {
    services.rememberAsset(asset)
    onClose()
    onPick(asset)
  }
  return (
    <PickDialog title={t('compose.panel.choosePicture')} onClose={onClose}>
      <AssetUpload services={services} onDone={pick} />
      <label htmlFor={id}>{t('compose.panel.findPicture')}</label>
      <input id={id} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p role="status">{state === 'ready' ? t('compose.panel.found', { count: total }) : t(`compose.panel.${state}`)}</p>
      <ul className={styles.grid}>
        {assets.map((asset) => (
          <li key={asset.sys.id}>
            <button type="button" onClick={() => pick(asset)}>
              <img src={imageAddress(asset, locales)} alt={altOf(asset, locales)} loading="lazy" />
              <span>{assetName(asset, locales)}</span>
              <small>{sizeInWords(kilobytesOf(asset, locales))}</small>
            </button>
          </li>
        ))}
      </ul>
      {assets.length < total && (
        <button type="button" onClick={showMore}>
          {t('compose.panel.showMore')}
        </button>
      )}
    </PickDialog>
  )
}

const sizeInWords = (kilobytes: number | undefined): string => (kilobytes === undefined ? '' : `${kilobytes} KB`)
