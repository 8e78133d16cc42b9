import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf } from '../../src/site/direction.ts'

interface Props {
  /** Decides the direction too, where that is not given. */
  readonly language: string
  readonly direction?: 'ltr' | 'rtl'
  /** A look of the shop's; that of its tokens unless given. */
  readonly theme?: string | undefined
  readonly title: string
  /** `light` or `dark`, where its colours can be chosen. */
  readonly look?: string
  /** Links, scripts and rules of the page. */
  readonly head?: ReactNode
  readonly bodyClass?: string
  readonly bodyStyle?: CSSProperties
  readonly children: ReactNode
}

/** A whole document as text. React escapes each value it holds; nothing else of the server writes HTML (docs/decisions/0011). */
export const renderHtml = (document: ReactElement): string => `<!doctype html>${renderToStaticMarkup(document)}`

/** A page of the server's own: beside the shop, in no search engine. */
export const HtmlPage = ({
  language,
  direction = directionOf(language),
  theme,
  title,
  look,
  head,
  bodyClass,
  bodyStyle,
  children,
}: Props) => (
  <html lang={language} dir={direction} data-look={look} data-theme={theme}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {head}
    </head>
    <body className={bodyClass} style={bodyStyle}>
      {children}
    </body>
  </html>
)
