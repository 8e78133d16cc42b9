import { BrandName, type Brand } from './brand.tsx'
import { plainPage } from './plain-page.tsx'
import { plainStyles } from './plain-styles.ts'
import { PLAIN_LANGUAGES, plainTexts } from './plain-texts.ts'
import { preferredLanguage } from './visitor-language.ts'

interface Options {
  readonly language: string
  readonly brand: Brand
  /** What could not be shown: a page, its drafts; or what is wrong with the address. */
  readonly error: 'defect' | 'drafts' | 'address' | 'host' | 'length'
  readonly incident?: string
  /** Query of a page that is worth another try, `?` where it has none: a link by query alone leads to no other path and no other host. */
  readonly retry?: string
  /** Seconds after which the page asks for itself again; absent where that changes nothing. */
  readonly retryAfter?: string | undefined
}

const STYLES = plainStyles(`body{display:grid;place-items:center;padding:1.6rem}
main{inline-size:100%;max-inline-size:52rem;text-align:center}
h1{margin-block-start:3.2rem}
p{margin-block-start:1.6rem;color:var(--color-ink-muted)}
.ways{display:flex;flex-wrap:wrap;justify-content:center;gap:1.2rem;margin-block-start:3.2rem}
.ways a{display:inline-flex;align-items:center;min-block-size:4.4rem;padding-inline:2.4rem;border:1px solid var(--color-accent);border-radius:var(--radius-button);font-weight:600;text-decoration:none}
.ways a:first-child{background:var(--color-accent);color:var(--color-accent-ink)}`)

/** What the content security policy allows the page's own rules by. */
export const ERROR_STYLE_HASH = STYLES.hashes

/** The language of an error page where no site is known: one that the browser asks for. */
export const spokenLanguage = (acceptLanguage = ''): string => preferredLanguage(acceptLanguage, PLAIN_LANGUAGES) ?? 'en'

/** A page that needs nothing of the shop: shown when our own rendering fails, and for addresses that cannot be read. */
export const errorPage = ({ language, brand, error, incident, retry, retryAfter }: Options): string => {
  const t = plainTexts(language)
  const title = t(`${error}.title`)
  return plainPage({
    language,
    title,
    brand,
    styles: STYLES,
    head: retryAfter === undefined ? null : <script src="/retry-page.js" defer data-after={retryAfter} />,
    body: (
      <main>
        <BrandName brand={brand} href="/" />
        <h1>{title}</h1>
        <p>{t(`${error}.about`)}</p>
        {retryAfter !== undefined && <p>{t('retries')}</p>}
        {incident !== undefined && (
          <p>
            {t('incident')} <code dir="ltr">{incident}</code>
          </p>
        )}
        <p className="ways">
          {retry !== undefined && <a href={retry}>{t('retry')}</a>}
          <a href="/">{t('home')}</a>
        </p>
      </main>
    ),
  })
}
