import { Link } from 'react-router-dom'
import type { ComposePage, ComposeRight, ComposeSite } from '../../schemas/api/compose.ts'
import { canBeCopied } from '../../src/content/composing/page-address.ts'
import { sitesBeyond } from '../../src/content/composing/sites-beyond.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { PageAction } from '../api/compose-client.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { isolate } from '../isolate.ts'
import { pageLink } from '../page-link.ts'
import { PlannedInWords } from '../schedule/planned-in-words.tsx'
import { siteNames } from '../sites/site-names.ts'
import styles from './page-list.module.scss'

export type RowAction = 'copy' | PageAction

/** What can be done to a page by its state and who asks; pages that the shop needs are not taken down. */
export const actionsOf = ({ kind, state }: ComposePage, rights: readonly ComposeRight[]): readonly RowAction[] => {
  const mayPublish = rights.includes('publish')
  const isLanding = kind === 'landing'
  return [
    ...(rights.includes('edit') && canBeCopied(kind) ? (['copy'] as const) : []),
    ...(mayPublish && isLanding && (state === 'live' || state === 'changed') ? (['unpublish'] as const) : []),
    ...(mayPublish && isLanding && state === 'draft' ? (['archive'] as const) : []),
    ...(mayPublish && state === 'archived' ? (['restore'] as const) : []),
  ]
}

interface Props {
  readonly pages: readonly ComposePage[]
  readonly sites: readonly ComposeSite[]
  /** The site that the pages are opened for; empty for their own. */
  readonly siteTag: string
  readonly rights: readonly ComposeRight[]
  /** Tags of the sites that she may publish for; undefined for all. */
  readonly publishSites: readonly string[] | undefined
  /** Pages for a release, by id. */
  readonly chosen: readonly string[]
  readonly onChosen: (pageIds: readonly string[]) => void
  readonly onAction: (action: RowAction, page: ComposePage) => void
}

/** Pages, a row each, with what can be done to them. */
export const PageTable = ({ pages, sites, siteTag, rights, publishSites, chosen, onChosen, onAction }: Props) => {
  const t = useTranslate()
  const mayPublish = rights.includes('publish')
  const allSites = sites.map((site) => site.siteTag)
  const rightsFor = (page: ComposePage): readonly ComposeRight[] =>
    sitesBeyond(publishSites, page.sites, allSites).length === 0 ? rights : rights.filter((right) => right !== 'publish')
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {mayPublish && <th scope="col">{t('compose.release.column')}</th>}
            <th scope="col">{t('compose.page')}</th>
            <th scope="col">{t('compose.address')}</th>
            <th scope="col" data-wide="">
              {t('compose.sites')}
            </th>
            <th scope="col">{t('compose.state')}</th>
            <th scope="col" data-wide="">
              {t('compose.changed')}
            </th>
            {rights.includes('edit') && <th scope="col">{t('compose.life.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.id}>
              {mayPublish && (
                <td>
                  {rightsFor(page).includes('publish') && (
                    <input
                      type="checkbox"
                      aria-label={t('compose.release.choose', { title: page.title || page.key })}
                      checked={chosen.includes(page.id)}
                      onChange={({ target }) => onChosen(target.checked ? [...chosen, page.id] : chosen.filter((id) => id !== page.id))}
                    />
                  )}
                </td>
              )}
              <th scope="row">
                <Link to={pageLink(page.id, { site: siteTag })} dir="auto">
                  {page.title === '' ? page.key : page.title}
                </Link>
              </th>
              <td>
                <bdi dir="ltr">{pathOfKey(page.key) ?? page.kind}</bdi>
              </td>
              <td data-wide="">{page.sites.length === 0 ? t('compose.allSites') : siteNames(page.sites, sites)}</td>
              <td>
                <span className={styles[page.state]}>{t(`compose.state.${page.state}`)}</span>
                {page.isRefused && <span className={styles.refused}>{t('compose.state.refused')}</span>}
                {page.review !== undefined && (
                  <span className={styles.review}>{t('compose.review.askedBy', { name: isolate(page.review.askedBy) })}</span>
                )}
                {page.planned.map((plan) => (
                  <PlannedInWords key={plan.id} plan={plan} />
                ))}
                <PageComments page={page} siteTag={siteTag} />
              </td>
              <td data-wide="">
                <time dateTime={page.updatedAt}>
                  {new Date(page.updatedAt).toLocaleDateString(interfaceLocale(), { dateStyle: 'medium' })}
                </time>
              </td>
              {rights.includes('edit') && (
                <td>
                  <div className={styles.actions}>
                    {actionsOf(page, rightsFor(page)).map((action) => (
                      <button
                        key={action}
                        type="button"
                        aria-label={t('compose.life.named', { action: t(`compose.life.${action}`), title: page.title || page.key })}
                        onClick={() => onAction(action, page)}
                      >
                        {t(`compose.life.${action}`)}
                      </button>
                    ))}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Leads to the page, where all of them stand. */
const PageComments = ({ page, siteTag }: { readonly page: ComposePage; readonly siteTag: string }) => {
  const t = useTranslate()
  if (page.comments === 0) return null
  const comments = t('compose.comments.count', { count: page.comments })
  return (
    <Link
      className={styles.comments}
      to={pageLink(page.id, { site: siteTag })}
      aria-label={t('compose.comments.onPage', { comments, title: page.title || page.key })}
    >
      {comments}
    </Link>
  )
}
