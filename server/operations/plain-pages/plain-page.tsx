import type { ReactNode } from 'react'
import { HtmlPage, renderHtml } from '../../lib/html-page.tsx'

interface Options {
  readonly language: string
  readonly title: string
  /** Rules of the page, as a whole. */
  readonly styles: string
  readonly body: ReactNode
  /** Scripts, where there are any. */
  readonly head?: ReactNode
}

/** A document in the shop's look: no script of the shop, nothing fetched but the shop's typefaces. */
export const plainPage = ({ language, title, styles, body, head: more }: Options): string => {
  const head = (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <style>{styles}</style>
      {more}
    </>
  )
  return renderHtml(
    <HtmlPage language={language} title={title} head={head}>
      {body}
    </HtmlPage>,
  )
}
