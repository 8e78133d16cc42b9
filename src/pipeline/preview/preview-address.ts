import { basePathOf } from '../../site/base-path.ts'
import { PREVIEW_PARAMETERS, previewParameters, type PreviewSettings } from '../../site/preview-mode.ts'
import type { SiteConfig } from '../../site/site-config.ts'

interface Options {
  /** The page that shows now. */
  readonly from: URL
  /** Prefix of that page. */
  readonly basePath: string
  readonly settings: PreviewSettings
  readonly site: SiteConfig
  readonly language: string
  /** Another page, without prefix. */
  readonly path?: string
}

/** Address of a page in preview with these settings, here or on another site, in this language or another. */
export const previewAddress = ({ from, basePath, settings, site, language, path }: Options): URL => {
  const address = new URL(from)
  address.pathname = `${basePathOf(site, language)}${path ?? (from.pathname.slice(basePath.length) || '/')}`
  address.hash = ''
  for (const name of PREVIEW_PARAMETERS) address.searchParams.delete(name)
  for (const [name, value] of previewParameters(settings)) address.searchParams.set(name, value)
  // What is cleared here has to be cleared where it is saved too.
  if (settings.at === undefined) address.searchParams.set('at', '')
  if (settings.audience === undefined) address.searchParams.set('audience', '')
  return address
}
