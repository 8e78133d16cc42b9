import type { ReactNode } from 'react'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { themeOf } from '../../src/site/theme-of.ts'
import { BlockList, DESIGN } from './block-list.tsx'
import { Choice } from './choice.tsx'
import { designAddressOf, SCHEMES, type DesignLook } from './design-look.ts'
import { DESIGN_STYLES } from './design-styles.ts'
import { DIRECTIONS, siteOfLook } from './gallery-look.ts'
import { galleryPage } from './gallery-page.tsx'
import type { GalleryEntry, RenderedDesign } from './gallery-views.ts'

interface Options {
  readonly design: RenderedDesign
  readonly look: DesignLook
  readonly sites: readonly SiteConfig[]
  readonly entries: readonly GalleryEntry[]
  readonly styles: ReactNode
  readonly script: string
}

/** The page of the design in the gallery's frame, and the rules of its own, which the policy has to allow. */
export const designDocument = (options: Options): { readonly html: string; readonly rules: string } => {
  const { design, entries, styles, script } = options
  const { html: shown, locale, direction, theme, rules: scheme } = design
  const rules = DESIGN_STYLES + scheme
  const body = (
    <div className="g-page">
      <div lang="en">
        <BlockList entries={entries} current={DESIGN} />
      </div>
      <main className="g-main d-main">
        <h1 lang="en">Design</h1>
        <Toolbar {...options} />
        {/* Rendered by the shop's bundle, which has the components. */}
        <div className="d-design" dangerouslySetInnerHTML={{ __html: shown }} />
      </main>
    </div>
  )
  const place = { language: locale, direction, theme }
  return { html: galleryPage({ title: 'Design', body, styles, script, place, rules }), rules }
}

const Toolbar = ({ design, look, sites }: Options) => {
  const current = siteOfLook(look, sites)
  const link = (change: Partial<DesignLook>, label: string, isCurrent: boolean) => (
    <a key={label} href={designAddressOf({ ...look, ...change })} aria-current={isCurrent ? true : undefined}>
      {label}
    </a>
  )
  const ofTheme = sites.filter((site) => themeOf(site).name === design.theme)
  const languages = [...new Set(ofTheme.flatMap((site) => site.languages))]
  return (
    <div className="g-bar" lang="en">
      <Choice label="Theme">
        {themesOf(sites).map((site) => {
          const language = site.languages.includes(look.language) ? look.language : site.defaultLanguage
          return link({ site: site.siteTag, language }, themeOf(site).name, themeOf(site) === themeOf(current ?? site))
        })}
      </Choice>
      <Choice label="Scheme">
        {SCHEMES.filter((scheme) => scheme === 'light' || design.hasDark).map((scheme) =>
          link({ scheme }, scheme, scheme === look.scheme || !design.hasDark),
        )}
      </Choice>
      <Choice label="Language">
        {languages.map((language) => {
          const site = ofTheme.find((each) => each.languages.includes(language))
          return link({ language, site: site?.siteTag ?? look.site }, language, language === look.language)
        })}
      </Choice>
      <Choice label="Direction">{DIRECTIONS.map((direction) => link({ direction }, direction, direction === look.direction))}</Choice>
    </div>
  )
}

/** The first site of each theme. */
const themesOf = (sites: readonly SiteConfig[]): readonly SiteConfig[] =>
  sites.filter((site, index) => sites.findIndex((other) => themeOf(other) === themeOf(site)) === index)
