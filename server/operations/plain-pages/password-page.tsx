import { BrandName, type Brand } from './brand.tsx'
import { plainPage } from './plain-page.tsx'
import { plainStyles } from './plain-styles.ts'
import { plainTexts } from './plain-texts.ts'

interface Options {
  readonly language: string
  readonly brand: Brand
  /** What the password is for. */
  readonly gate: 'shop' | 'preview'
  /** Where the form goes. */
  readonly action: string
  /** Path and query that were asked for. */
  readonly wanted: string
  /** What went wrong with the last try. */
  readonly problem?: 'wrong' | 'tooMany'
}

const STYLES = plainStyles(`body{display:grid;place-items:center;padding:1.6rem}
main{inline-size:100%;max-inline-size:44rem;padding:clamp(2rem,6vw,4rem);background:var(--color-surface-raised);border:1px solid var(--color-line);border-radius:var(--radius-lg)}
.about{margin-block:.8rem 2.4rem;color:var(--color-ink-muted)}
.problem{margin-block-end:1.6rem;padding:1.2rem 1.6rem;border-radius:var(--radius-md);background:var(--color-danger-soft);color:var(--color-danger)}
label{display:block;font-weight:600}
input,button{inline-size:100%;margin-block:.4rem 1.6rem}
button{margin-block-end:0}
h1{margin-block-start:1.6rem}`)

/** What the content security policy allows the page's own rules by. */
export const PASSWORD_STYLE_HASH = STYLES.hashes

/** The form that stands before a shop that is not public, or before drafts, in the shop's look. It works without scripts. */
export const passwordPage = ({ language, brand, gate, action, wanted, problem }: Options): string => {
  const t = plainTexts(language)
  const title = t(`${gate}.title`)
  const isWrong = problem !== undefined
  return plainPage({
    language,
    title,
    brand,
    styles: STYLES,
    body: (
      <main>
        <BrandName brand={brand} href="/" />
        <h1>{title}</h1>
        <p className="about">{t(`${gate}.about`)}</p>
        {isWrong && (
          <p role="alert" className="problem" id="problem">
            {t(problem)}
          </p>
        )}
        <form method="post" action={action}>
          <input type="hidden" name="to" value={wanted} />
          <label htmlFor="password">{t('password')}</label>
          <input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': 'problem' } : {})}
          />
          <button type="submit">{t(`${gate}.enter`)}</button>
        </form>
      </main>
    ),
  })
}
