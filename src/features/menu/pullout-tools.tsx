import { useTranslate } from '../../i18n/use-translate.ts'
import { countryName } from '../../lib/country-name.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useSite } from '../../site/site-context.tsx'
import type { IconName } from '../../ui/icon/icon-name.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { LanguageLinks } from '../../ui/language-links/language-links.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SiteSettings } from '../site-settings/site-settings.tsx'
import styles from './pullout.module.scss'

/** What header and footer of wide windows show beside the navigation: brands, the account, orders, favourites, help, country. */
export const PulloutTools = ({ onFollow }: { readonly onFollow: () => void }) => {
  const t = useTranslate()
  const { site, locale } = useSite()
  const { path, query } = usePageContext()
  const hasAccount = site.integrations['identityProvider']?.enabled === true
  const links: readonly Tool[] = [
    { to: `/${site.navigation.brandsPath}`, icon: 'star', label: t('pageTitle.brandIndex') },
    ...(hasAccount ? [{ to: '/account', icon: 'user', label: t('frame.account') } as const] : []),
    { to: '/tracking', icon: 'truck', label: t('pageTitle.tracking') },
    { to: '/my-favorites', icon: 'heart', label: t('pageTitle.favorites') },
    { to: '/contact', icon: 'chat', label: t('frame.support') },
  ]
  return (
    <div className={styles.tools}>
      <ul>
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} className={styles.tool} onFollow={onFollow}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <SiteSettings>
        {(events) => (
          <button type="button" className={styles.tool} aria-haspopup="dialog" {...events}>
            <Icon name="globe" />
            {t('frame.country')}: {countryName(site.code, locale)}
          </button>
        )}
      </SiteSettings>
      {site.languages.length > 1 && (
        <nav aria-label={t('frame.language')}>
          <LanguageLinks path={path} query={query} />
        </nav>
      )}
    </div>
  )
}

interface Tool {
  readonly to: string
  readonly icon: IconName
  readonly label: string
}
