import 'react'

declare module 'react' {
  /** React's style type knows no custom properties; the DOM does. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined
  }
}
