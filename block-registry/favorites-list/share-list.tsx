import { useState } from 'react'
import { useFavorites } from '../../src/features/favorites/use-favorites.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { sharedListUrl } from './shared-list.ts'
import styles from './favorites-list.module.scss'

/** Copies a link to the favourites as they are; where the browser keeps its clipboard closed, the link is shown to be copied. */
export const ShareList = () => {
  const t = useTranslate()
  const { ids } = useFavorites()
  const { href } = useSite()
  const [copied, setCopied] = useState<{ readonly link: string; readonly isCopied: boolean }>()
  const link = (): string => sharedListUrl(new URL(href('/my-favorites'), window.location.href).href, ids)
  const copy = async (): Promise<void> => {
    const address = link()
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(address)).then(
      () => navigator.clipboard !== undefined,
      () => false,
    )
    setCopied({ link: address, isCopied })
  }
  return (
    <div className={styles.share}>
      <Button type="button" variant="secondary" onClick={() => void copy()}>
        {t('favorites.share')}
      </Button>
      <p role="status">
        {copied?.isCopied === true && t('favorites.shared')}
        {copied?.isCopied === false && <a href={copied.link}>{copied.link}</a>}
      </p>
    </div>
  )
}
