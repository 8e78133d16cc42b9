import type { SiteConfig } from './site-config.ts'

/** The shopper's own navigation context (`navContext.{clientName}.{country}`); none where the browser refuses storage. */
export const readNavContext = ({ clientName, code }: SiteConfig): string | undefined => {
  try {
    return window.localStorage.getItem(`navContext.${clientName}.${code.toLowerCase()}`) ?? undefined
  } catch {
    return undefined
  }
}
