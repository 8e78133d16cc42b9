import { Fragment } from 'react'
import type { Use } from './read-uses.ts'
import type { ReportView } from './report-view.ts'

/** A section that all pages share may be missing on thousands. */
const ENTRIES_SHOWN = 100
const PAGES_NAMED = 20

/** What pages refer to and is not published, with the first of those pages. */
export const MissingSection = ({ missing, view: { t } }: { readonly missing: readonly Use[]; readonly view: ReportView }) =>
  missing.length > 0 && (
    <section>
      <h2>{t('missingTitle')}</h2>
      <ul>
        {missing.slice(0, ENTRIES_SHOWN).map(({ id, name, pages }) => (
          <li key={id} className="warning">
            <strong>
              <bdi>{name ?? id}</bdi>
            </strong>{' '}
            {t('usedBy')}{' '}
            {pages.slice(0, PAGES_NAMED).map((page, index) => (
              <Fragment key={page}>
                {index > 0 && ', '}
                <code>{page}</code>
              </Fragment>
            ))}
            {pages.length > PAGES_NAMED && ` ${t('more', { count: pages.length - PAGES_NAMED })}`}
          </li>
        ))}
      </ul>
      {missing.length > ENTRIES_SHOWN && <p>{t('more', { count: missing.length - ENTRIES_SHOWN })}</p>}
    </section>
  )
