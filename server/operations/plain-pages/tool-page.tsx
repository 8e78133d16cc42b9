import type { ReactNode } from 'react'
import { HtmlPage, renderHtml } from '../../lib/html-page.tsx'
import { BrandName, type Brand } from './brand.tsx'
import type { PlainStyles } from './plain-styles.ts'

interface ToolPage {
  readonly title: string
  /** Whose tool it is, and where its name leads: to the first page of the tool. */
  readonly brand: Brand
  readonly home: string
  readonly styles: PlainStyles
  /** English unless given: few tools speak another one. */
  readonly language?: string
  readonly children: ReactNode
}

/** A page of a tool for those who run or build the shop, without scripts. */
export const toolPage = ({ title, brand, home, styles, language = 'en', children }: ToolPage): string =>
  renderHtml(
    <HtmlPage
      language={language}
      title={title}
      head={
        <>
          <link rel="icon" href="/favicon.svg" />
          <style>{styles.of(brand.theme)}</style>
        </>
      }
    >
      <main>
        <BrandName brand={brand} href={home} />
        {children}
      </main>
    </HtmlPage>,
  )

interface Allowed {
  readonly styles: PlainStyles
  /** Forms that lead to this origin; none unless given. */
  readonly forms?: boolean
  /** Frames of this origin; none unless given. */
  readonly frames?: boolean
}

/** Headers of such a page: nothing but its own rules, forms and frames; stored nowhere. */
export const toolPageHeaders = ({ styles, forms = false, frames = false }: Allowed) => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${styles.hashes}`,
    ...(frames ? ["frame-src 'self'"] : []),
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${forms ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'content-type': 'text/html; charset=utf-8',
})

/** `2026-11-23 18:05`, in UTC, of epoch milliseconds. */
export const dayAndTime = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')
