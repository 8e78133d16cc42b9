import { useId, useState, type DragEvent } from 'react'
import type { ComposeAsset } from '../../../schemas/api/compose.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { MAX_BYTES } from '../asset-facts.ts'
import type { PanelServices } from '../services.ts'
import styles from './pick-dialog.module.scss'

interface Props {
  readonly services: PanelServices
  readonly onDone: (asset: ComposeAsset) => void
}

/** Brings a picture into the media library: chosen, or dropped here. A heavy one is asked about first. */
export const AssetUpload = ({ services, onDone }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [heavy, setHeavy] = useState<File>()
  const [message, setMessage] = useState('')
  const send = async (file: File): Promise<void> => {
    setHeavy(undefined)
    setMessage(t('compose.panel.uploading', { name: file.name }))
    try {
      onDone(await services.uploadAsset(file))
    } catch (cause) {
      setMessage(cause instanceof Error && cause.message !== '' ? cause.message : t('compose.panel.uploadFailed'))
    }
  }
  const take = (file: File | undefined): void => {
    if (file === undefined) return
    if (!file.type.startsWith('image/')) return setMessage(t('compose.panel.noImage', { name: file.name }))
    if (file.size <= MAX_BYTES) return void send(file)
    setHeavy(file)
    setMessage(t('compose.panel.heavyFile', { size: Math.ceil(file.size / 1000), most: MAX_BYTES / 1000 }))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    // Dropping is a short way for a pointer; the field inside does the same by keyboard.
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label htmlFor={id}>{t('compose.panel.upload')}</label>
      <input id={id} type="file" accept={TYPES} onChange={({ target }) => take(target.files?.[0])} />
      <p>{t('compose.panel.dropHere')}</p>
      <p role="status">{message}</p>
      {heavy !== undefined && (
        <button type="button" onClick={() => void send(heavy)}>
          {t('compose.panel.uploadAnyway')}
        </button>
      )}
    </div>
  )
}

/** Each by its name: a phone turns what its camera stores otherwise into one of them, and `image/*` would bring it as it is. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
