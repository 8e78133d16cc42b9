import type { ReactNode } from 'react'
import { HtmlPage, renderHtml } from '../../lib/html-page.tsx'

interface Options {
  readonly language: string
  readonly title: string
  /** Rules of the page, as a whole. */
  readonly styles: string
  readonly body: ReactNode
}

/** A document in the shop's look: no script, nothing fetched but the shop's typefaces. */
export const plainPage = ({ language, title, styles, body }: Options): string => {
  const head = (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <style>{styles}</style>
    </>
  )
  return renderHtml(
    <HtmlPage language={language} title={title} head={head}>
      {body}
    </HtmlPage>,
  )
}
