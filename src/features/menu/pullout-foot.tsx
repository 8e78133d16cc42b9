import { useTranslate } from '../../i18n/use-translate.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useSite } from '../../site/site-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { LanguageLinks } from '../../ui/language-links/language-links.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './pullout.module.scss'

/** What the header of wide windows shows beside the navigation. */
export const PulloutFoot = ({ onFollow }: { readonly onFollow: () => void }) => {
  const t = useTranslate()
  const { site } = useSite()
  const { path, query } = usePageContext()
  return (
    <div className={styles.foot}>
      {site.integrations['identityProvider']?.enabled === true && (
        <Link to="/account" className={styles.account} onFollow={onFollow}>
          <Icon name="user" />
          {t('frame.account')}
        </Link>
      )}
      {site.languages.length > 1 && (
        <nav aria-label={t('frame.language')}>
          <LanguageLinks path={path} query={query} />
        </nav>
      )}
    </div>
  )
}
