import type { SiteConfig } from './site-config.ts'

/** Clients with a look of their own: themes/<name>.scss holds what differs from themes/tokens.scss. */
const THEMES: ReadonlySet<string> = new Set(['briar'])

/** The look of a site's client, as `<html data-theme>` names it; undefined for that of themes/tokens.scss. */
export const themeOf = ({ clientName }: Pick<SiteConfig, 'clientName'>): string | undefined =>
  THEMES.has(clientName) ? clientName : undefined
