import { useId } from 'react'
import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import styles from './sites.module.scss'

export interface SiteBoxesProps {
  readonly sites: readonly Pick<ComposeSite, 'siteTag' | 'name'>[]
  readonly isForAll: boolean
  readonly tags: readonly string[]
  readonly isReadOnly?: boolean
  readonly onForAll: (isForAll: boolean) => void
  readonly onTags: (tags: readonly string[]) => void
}

/** All sites, or some of them by name. A site that the shop does not have is shown by its tag. */
export const SiteBoxes = ({ sites, isForAll, tags, isReadOnly = false, onForAll, onTags }: SiteBoxesProps) => {
  const t = useTranslate()
  const group = useId()
  const unknown = tags.filter((tag) => !sites.some(({ siteTag }) => siteTag === tag))
  const boxes = [...sites, ...unknown.map((tag) => ({ siteTag: tag, name: tag }))]
  return (
    <>
      <div className={styles.row}>
        <label>
          <input type="radio" name={group} checked={isForAll} disabled={isReadOnly} onChange={() => onForAll(true)} />{' '}
          {t('compose.new.allSites')}
        </label>
        <label>
          <input type="radio" name={group} checked={!isForAll} disabled={isReadOnly} onChange={() => onForAll(false)} />{' '}
          {t('compose.new.someSites')}
        </label>
      </div>
      {!isForAll && (
        <div className={styles.row}>
          {boxes.map(({ siteTag, name }) => (
            <label key={siteTag}>
              <input
                type="checkbox"
                checked={tags.includes(siteTag)}
                disabled={isReadOnly}
                onChange={({ target }) => onTags(target.checked ? [...tags, siteTag] : tags.filter((tag) => tag !== siteTag))}
              />{' '}
              {name}
            </label>
          ))}
        </div>
      )}
    </>
  )
}
