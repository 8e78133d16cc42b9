import { useCallback } from 'react'
import type { ComposeDocument, ComposeFields } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { pageSchema } from '../../src/content/block-schemas.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { pathOfKey, readPageFields } from '../../src/content/page-entry.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { landingPathOf } from '../panel/recognise-field.ts'
import type { TitledChange } from './changes.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './editor.module.scss'

/** The address of a landing page that is about to be published. */
export interface PageAddress {
  readonly to: string
  /** Where shoppers find it until now, if that is elsewhere. */
  readonly from: string | undefined
  readonly sites: readonly string[]
}

/** Undefined for a page whose address is the shop's. */
export const addressOfPage = (
  { pageId, entries, locales }: ComposeDocument,
  live: Readonly<Record<string, ComposeFields>>,
): PageAddress | undefined => {
  const entry = entries[pageId]
  if (entry === undefined) return undefined
  const { kind, key, sites } = readPageFields(toCmsEntry(entry), [defaultLocaleOf(locales)])
  const to = kind === 'landing' ? pathOfKey(key) : undefined
  if (to === undefined) return undefined
  const [before] = Object.values(live[pageId]?.['key'] ?? {})
  const from = typeof before === 'string' ? pathOfKey(before) : undefined
  return { to, from: from === to ? undefined : from, sites }
}

/** A changed key of a landing page as the addresses that it stands for; every other change as it is. */
export const addressInWords =
  (title: string) =>
  (change: TitledChange): TitledChange => {
    const [before, after] = [addressOfKey(change.before), addressOfKey(change.after)]
    return change.field === 'key' && before !== undefined && after !== undefined ? { ...change, title, before, after } : change
  }

const addressOfKey = (value: Json | undefined): string | undefined => {
  const { key } = pageSchema.properties
  return key === undefined ? undefined : landingPathOf(key, value)
}

interface Props {
  readonly address: PageAddress
  readonly pageId: string
  readonly client: Pick<ComposeClient, 'address'>
  readonly isRedirected: boolean
  readonly onRedirect: (isRedirected: boolean) => void
}

/** What publishing does to the address of a page: whether it is still free, and where the old one leads. */
export const MovedAddress = ({ address: { from, to, sites }, pageId, client, isRedirected, onRedirect }: Props) => {
  const t = useTranslate()
  const tags = sites.join(',')
  const check = useCallback(
    () => client.address({ path: to, pageId, sites: tags === '' ? [] : tags.split(',') }),
    [client, to, pageId, tags],
  )
  // Without an answer the publish itself says what is the matter.
  const { value: answer } = useAnswer(check)
  const isTaken = answer !== undefined && answer.state !== 'free'
  return (
    <>
      <p role="status" className={styles.warning}>
        {isTaken && sentenceInWords(answer, t)}
      </p>
      {from !== undefined && (
        <div className={styles.moved}>
          <p>{t('compose.addressMoved', { from, to })}</p>
          <label>
            <input type="checkbox" checked={isRedirected} onChange={({ target }) => onRedirect(target.checked)} />{' '}
            {t('compose.addressRedirect', { from, to })}
          </label>
          <p className={styles.quiet}>{t('compose.addressRedirectHelp')}</p>
        </div>
      )}
    </>
  )
}
