import type { SiteConfig } from '../../site/site-config.ts'

/** Asks the site's configuration, past every cache. An answer that cannot be read counts as closed: retry later. */
export const isOpenAgain = async ({ siteTag }: Pick<SiteConfig, 'siteTag'>): Promise<boolean> => {
  try {
    const answer = await fetch(`/themes/config.json?siteTag=${encodeURIComponent(siteTag)}`, { cache: 'no-store' })
    if (!answer.ok) return false
    const config = (await answer.json()) as { readonly maintenance?: { readonly enabled?: unknown } } | null
    return config?.maintenance?.enabled === false
  } catch {
    return false
  }
}
