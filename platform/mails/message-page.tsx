import type { ReactNode } from 'react'
import type { Brand } from '../../server/operations/plain-pages/brand.tsx'
import { plainStyles } from '../../server/operations/plain-pages/plain-styles.ts'
import { toolPage, toolPageHeaders } from '../../server/operations/plain-pages/tool-page.tsx'

interface MailPage {
  readonly brand: Brand
  /** First page of the tool. */
  readonly home: string
  readonly title: string
  readonly children: ReactNode
}

/** A page about mails, for developers. English only, and without scripts. */
export const mailPage = ({ title, brand, home, children }: MailPage): string => toolPage({ title, brand, home, styles: STYLES, children })

type Missing = Readonly<Record<'title' | 'what' | 'all' | 'href', string>> & Pick<MailPage, 'brand'>

/** The page where there is no such mail or message. */
export const missingPage = ({ brand, title, what, all, href }: Missing): string =>
  mailPage({
    title,
    brand,
    home: href,
    children: (
      <>
        <h1>There is no such {what}</h1>
        <p>
          <a href={href}>{all}</a>
        </p>
      </>
    ),
  })

interface Shown {
  readonly to: string
  readonly subject: string
  readonly text: string | null
  /** Address of the mail's HTML; undefined where it has none. */
  readonly html: string | undefined
}

/** A message as its reader gets it: on a phone, on a desk, and as text. */
export const MessageView = ({ to, subject, text, html }: Shown) => (
  <>
    <h1>
      <bdi>{subject}</bdi>
    </h1>
    <p>
      To <bdi>{to}</bdi>
    </p>
    {html !== undefined && (
      <div className="frames">
        {[390, 1280].map((width) => (
          <figure key={width}>
            <figcaption>
              <a href={html}>{width} pixels</a>
            </figcaption>
            {/* What is in a mail may do nothing here, whoever wrote it. */}
            <iframe src={html} title={`The mail, ${width} pixels wide`} width={width} height={900} sandbox="" />
          </figure>
        ))}
      </div>
    )}
    <h2>Text</h2>
    {text === null ? <p>The text has been dropped: the mail was sent.</p> : <pre dir="auto">{text}</pre>}
  </>
)

const STYLES = plainStyles(`
body{background:var(--color-surface-sunken);line-height:1.5}
main{max-width:1720px;margin:0 auto;padding:24px}
h1{margin:8px 0}
h2{font:600 18px/1.4 var(--font-body);letter-spacing:0;margin:24px 0 8px}
p{margin:0 0 12px}
table{border-collapse:collapse;width:100%;background:var(--color-surface-raised)}
th,td{padding:10px 12px;border:1px solid var(--color-line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
td a{display:inline-block;margin-inline-end:12px;min-height:24px}
.frames{display:flex;gap:24px;overflow-x:auto;padding-bottom:8px}
figure{margin:0;flex:none}
iframe{display:block;border:1px solid var(--color-line-strong);background:#fff}
pre{padding:20px;background:var(--color-surface-raised);border:1px solid var(--color-line);white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,Consolas,monospace}
`)

export const MAIL_PAGE_HEADERS = toolPageHeaders({ styles: STYLES, frames: true })

/** Headers of a mail as a document: pictures, inline styles and nothing else, in a world of its own. */
export const MAIL_HEADERS = {
  ...MAIL_PAGE_HEADERS,
  'content-security-policy': `sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; font-src 'self' http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
} as const
