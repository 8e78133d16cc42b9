import type { ReactNode } from 'react'
import { plainPage } from '../../operations/plain-pages/plain-page.tsx'
import { BrandName, type Brand } from '../../operations/plain-pages/brand.tsx'
import { plainStyles } from '../../operations/plain-pages/plain-styles.ts'

const STYLES = plainStyles(`.message{display:grid;place-items:center;min-block-size:100dvh;padding:1.6rem;text-align:center}
.message main{max-inline-size:52rem}
.message :is(p,h1){margin-block-start:1.6rem}
.ways{display:flex;flex-wrap:wrap;justify-content:center;gap:1.2rem}
.ways a{display:inline-flex;align-items:center;min-block-size:4.4rem;padding-inline:2.4rem;border:1px solid var(--color-accent);border-radius:var(--radius-button);font-weight:600}
.handover main{display:grid;gap:2.4rem;max-inline-size:64rem;margin-inline:auto;padding:4rem 1.6rem}
.handover .shop{margin-block-end:1.6rem}
.handover li{flex-wrap:nowrap;align-items:start}
.handover li img{inline-size:7.2rem;block-size:9rem;object-fit:cover;flex:none}
.handover .what{flex:1;min-inline-size:0}
.handover .facts{font-size:1.4rem}
.handover .sum{padding-block:.4rem}
.handover button{inline-size:100%;min-block-size:5.2rem}
.list{padding:.4rem}
:is(.list,.handover) ul{margin:0;padding:0;list-style:none}
:is(.list,.handover) li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.8rem 1.6rem;padding-block:1.2rem;border-block-end:1px solid var(--color-line)}
:is(.list,.handover) .facts{color:var(--color-ink-muted)}
:is(.list,.handover) .sum{display:flex;justify-content:space-between;padding-block:1.6rem;font-weight:600}`)

/** Of the pages that answer forms: nothing is fetched but the shop's own, nothing is stored on the way, and only the shop may frame them. */
export const FORM_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    `default-src 'none'`,
    `style-src ${STYLES.hashes}`,
    `font-src 'self'`,
    `img-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; '),
} as const

interface MessageOptions {
  readonly language: string
  readonly brand: Brand
  /** Where the shop's name leads. */
  readonly home: string
  readonly title: string
  readonly message?: string
  /** Lets support find the line of the log. */
  readonly reference?: { readonly label: string; readonly id: string }
  readonly ways: readonly { readonly href: string; readonly label: string }[]
}

/** What became of a form, in a sentence, and the ways on. */
export const messagePage = ({ language, brand, home, title, message, reference, ways }: MessageOptions): string =>
  formPage({
    language,
    brand,
    title,
    look: 'message',
    body: (
      <main>
        <BrandName brand={brand} href={home} />
        <h1>{title}</h1>
        {message !== undefined && <p role="alert">{message}</p>}
        {reference !== undefined && (
          <p>
            {reference.label} <code dir="ltr">{reference.id}</code>
          </p>
        )}
        <p className="ways">
          {ways.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </main>
    ),
  })

interface PageOptions {
  readonly language: string
  readonly brand: Brand
  readonly title: string
  readonly look: 'message' | 'list' | 'handover'
  readonly body: ReactNode
}

/** A page in the shop's look, which needs no script. */
export const formPage = ({ language, brand, title, look, body }: PageOptions): string =>
  plainPage({ language, brand, title, styles: STYLES, body: <div className={look}>{body}</div> })
