import type { ReactNode } from 'react'
import { HtmlPage, renderHtml } from '../../lib/html-page.tsx'
import type { Brand } from './brand.tsx'
import type { PlainStyles } from './plain-styles.ts'

interface Options {
  readonly language: string
  readonly title: string
  readonly brand: Brand
  readonly styles: PlainStyles
  readonly body: ReactNode
  /** Scripts, where there are any. */
  readonly head?: ReactNode
}

/** A document in the look of a brand: no script of the shop, nothing fetched but the shop's typefaces. */
export const plainPage = ({ language, title, brand, styles, body, head: more }: Options): string => {
  const head = (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <style>{styles.of(brand.theme)}</style>
      {more}
    </>
  )
  return renderHtml(
    <HtmlPage language={language} title={title} head={head}>
      {body}
    </HtmlPage>,
  )
}
