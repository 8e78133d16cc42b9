import type { SiteConfig } from '../../site/site-config.ts'

interface Options {
  readonly site: Pick<SiteConfig, 'countryFolder' | 'siteTag'>
  readonly language: string
  readonly build: string
}

/** Address of a data file (EXTRA-06): below the country folder, always saying site, language and build. `file`: `/data/navTree`. */
export const dataFileAddress = (file: string, { site, language, build }: Options): string => {
  const folder = site.countryFolder === '' ? '' : `/${site.countryFolder}`
  return `${folder}${file}?${new URLSearchParams({ siteTag: site.siteTag, lang: language, cb: build }).toString()}`
}
