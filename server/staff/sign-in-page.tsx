import type { ReactNode } from 'react'
import type { Brand } from '../operations/plain-pages/brand.tsx'
import { plainStyles } from '../operations/plain-pages/plain-styles.ts'
import { toolPage, toolPageHeaders } from '../operations/plain-pages/tool-page.tsx'
import { staffTexts } from './staff-texts.ts'

/** Doors that staff signs in at; the title of each is a text. */
export type StaffDoorName = 'orders' | 'reports'

/** What kept somebody out. */
export type SignInProblem = 'wrong' | 'tooMany' | 'unfinished' | 'noRight' | 'unreachable' | 'foreign'

interface About {
  readonly brand: Brand
  readonly language: string
  readonly door: StaffDoorName
  /** Address of the door: `/_orders`. */
  readonly path: string
}

const STYLES = plainStyles(`
body{background:var(--color-surface-sunken);line-height:1.5}
main{max-inline-size:440px;margin:0 auto;padding:48px 16px}
h1{margin:16px 0 8px}
p{margin:0 0 16px}
form{display:grid;gap:16px;padding:16px;background:var(--color-surface-raised);border:1px solid var(--color-line);border-radius:var(--radius-lg)}
label{display:grid;gap:4px;font-size:14px}
input{inline-size:100%}
.alert{padding:12px 16px;border-inline-start:3px solid var(--color-danger);background:var(--color-danger-soft)}
`)

export const SIGN_IN_HEADERS = toolPageHeaders({ styles: STYLES, forms: true })

interface SignInPage extends About {
  /** Path and query to come back to. */
  readonly to: string
  readonly problem?: SignInProblem
  /** As it was typed, where the form comes back. */
  readonly email?: string
}

/** Asks whoever works in the shop for her account. It works without scripts. */
export const signInPage = ({ language, brand, door, path, to, problem, email = '' }: SignInPage): string => {
  const t = staffTexts(language)
  const isWrong = problem === 'wrong'
  return page(
    { language, brand, door, path },
    <>
      <h1>{t(door)}</h1>
      <p>{t('about')}</p>
      {problem !== undefined && (
        <p role="alert" className="alert" id="problem">
          {t(problem)}
        </p>
      )}
      <form method="post" action={`${path}/sign-in`}>
        <input type="hidden" name="to" value={to} />
        <label>
          {t('email')}
          <input name="email" type="email" autoComplete="username" required maxLength={320} defaultValue={email} {...invalid(isWrong)} />
        </label>
        <label>
          {t('password')}
          <input name="password" type="password" autoComplete="current-password" required maxLength={1_000} {...invalid(isWrong)} />
        </label>
        <button type="submit">{t('enter')}</button>
      </form>
    </>,
  )
}

const invalid = (isWrong: boolean) => (isWrong ? { 'aria-invalid': true, 'aria-describedby': 'problem' } : {})

/** Says what is the matter, to somebody signed in or to nobody, and the way on. */
export const refusalPage = ({ problem, name, ...about }: About & { readonly problem: SignInProblem; readonly name?: string }): string => {
  const t = staffTexts(about.language)
  return page(
    about,
    <>
      <h1>{t(about.door)}</h1>
      <p role="alert" className="alert">
        {t(problem)}
      </p>
      {name === undefined ? (
        <p>
          <a href={about.path}>{t('again')}</a>
        </p>
      ) : (
        <SignOut {...about} name={name} />
      )}
    </>,
  )
}

/** Who is signed in, and the way out. */
export const SignOut = ({ language, path, name }: Pick<About, 'language' | 'path'> & { readonly name: string }) => {
  const t = staffTexts(language)
  return (
    <form method="post" action={`${path}/sign-out`} className="signed-in">
      <span>
        <bdi>{t('signedIn', { name })}</bdi>
      </span>
      <button type="submit" className="plain">
        {t('signOut')}
      </button>
    </form>
  )
}

const page = ({ language, brand, door, path }: About, children: ReactNode): string =>
  toolPage({ language, brand, home: path, title: staffTexts(language)(door), styles: STYLES, children })
