import { useEffect, useId, useState } from 'react'
import { pathOfKey } from '../../../src/content/page-entry.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import type { PanelServices } from '../services.ts'
import styles from './pick-dialog.module.scss'

interface Props {
  readonly services: PanelServices
  /** Addresses of categories are wanted, no others. */
  readonly isForCategories?: boolean
  readonly onPick: (address: string) => void
}

interface Target {
  readonly address: string
  readonly words: string
}

/** Pages and categories by name, to choose where a link leads. */
export const LinkList = ({ services, isForCategories = false, onPick }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [query, setQuery] = useState('')
  const targets = useTargets(services, isForCategories)
  const wanted = query.trim().toLowerCase()
  const found = targets?.filter(({ address, words }) => `${words} ${address}`.toLowerCase().includes(wanted))
  return (
    <>
      <label htmlFor={id}>{t(isForCategories ? 'compose.panel.findCategory' : 'compose.panel.findTarget')}</label>
      <input id={id} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p role="status">{targets === undefined ? t('compose.panel.loading') : t('compose.panel.found', { count: found?.length ?? 0 })}</p>
      <ul className={styles.list}>
        {found?.slice(0, MOST).map(({ address, words }) => (
          <li key={`${address} ${words}`}>
            <button type="button" onClick={() => onPick(address)}>
              <span>{words}</span> <small>{address}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** More are found by typing. */
const MOST = 100

const useTargets = (services: PanelServices, isForCategories: boolean): readonly Target[] | undefined => {
  const [targets, setTargets] = useState<readonly Target[]>()
  const [{ listCategories, listPages }] = useState(services)
  useEffect(() => {
    let isGone = false
    // One that cannot be read leaves the other, and typing.
    const pages = isForCategories ? Promise.resolve([]) : listPages().catch(() => [])
    const categories = listCategories().catch(() => [])
    void Promise.all([pages, categories]).then(([somePages, someCategories]) => {
      if (isGone) return
      setTargets([
        ...somePages.flatMap(({ key, title }) => {
          const address = pathOfKey(key)
          return address === undefined ? [] : [{ address, words: title }]
        }),
        ...someCategories.map(({ path, label }) => ({ address: path, words: label })),
      ])
    })
    return () => {
      isGone = true
    }
  }, [listCategories, listPages, isForCategories])
  return targets
}
