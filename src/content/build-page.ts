import { MIGRATION_STEPS } from '../../schemas/migrations/steps.ts'
import type { ImageProp, Page } from '../../schemas/page.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { selectForSite } from './block-meta.ts'
import { blockSchemas, entrySchemas, pageSchema } from './block-schemas.ts'
import { isLink, type CmsEntry, type CmsSource } from './cms-entry.ts'
import { fallbackText, type Conversion } from './conversion.ts'
import { problemOfPage, type ContentProblem, type ProblemText } from './content-problem.ts'
import { fallbackOf, isTranslatable } from './locales.ts'
import { pathOfKey, readPageFields, type PageFields } from './page-entry.ts'
import { REDIRECTS_KEY, REDIRECTS_KEY_TAKEN } from './redirects-key.ts'
import { convertAsset } from './convert-value.ts'
import { pageStep, toBlockList } from './to-block.ts'
import { fillDefaults, migrate } from './to-this-release.ts'
import { trailsOf } from './trail.ts'
import { defined } from '../lib/defined.ts'

export interface PageInput {
  readonly entry: CmsEntry
  readonly source: CmsSource
  readonly site: SiteConfig
  /** All that the entry is the page of, for checks; the one alone unless given. */
  readonly sites?: readonly SiteConfig[]
  readonly language: string
  /** See `localeChain`. */
  readonly locales: readonly string[]
  /** See `Conversion`. */
  readonly substituteFor?: Conversion['substituteFor']
}

/** A page as the storefront gets it, its JSON, and what is the matter with it. */
export interface BuiltPage {
  readonly page: Page
  readonly json: string
  readonly problems: readonly ContentProblem[]
}

/** The page alone, with what conversion had to leave out. Pure; a page entry whose kind is unknown becomes one with a problem. */
export const buildPage = ({ entry, source, site, language, locales, substituteFor }: PageInput): BuiltPage => {
  const problems: ContentProblem[] = []
  const fields = readPageFields(entry, locales)
  const conversion: Conversion = {
    source,
    schemas: blockSchemas,
    locales,
    page: fields.key,
    timeZone: site.timeZone,
    language,
    pagePath: (target) => pathOfKey(readPageFields(target, locales).key),
    report: (problem) => void problems.push(problem),
    ...defined({ substituteFor }),
  }
  const nodes = toBlockList(fields.blocks, entry, conversion, fields.title).map((node) =>
    fillDefaults(migrate(node, MIGRATION_STEPS), blockSchemas),
  )
  const page: Page = {
    id: entry.sys.id,
    key: fields.key,
    kind: fields.kind ?? 'landing',
    siteTag: site.siteTag,
    language,
    title: fields.title,
    seo: seoOf(fields, convertShared(fields, entry, conversion)),
    blocks: selectForSite(nodes, { country: site.code, language }),
  }
  return {
    page,
    json: JSON.stringify(page),
    problems: [
      ...fieldProblems(fields, entry),
      ...missingTranslations({ entry, language, locales }, fields),
      ...withoutHidden(problems, page),
    ],
  }
}

/** Advice on words and pictures matters where they are shown: a block for another country is not this page's. */
const withoutHidden = (problems: readonly ContentProblem[], page: Page): readonly ContentProblem[] => {
  const shown = new Set([page.id, ...trailsOf(page.blocks).map(({ node }) => node.id)])
  return problems.filter(({ code, blockId }) => !(code === 'missingTranslation' || code === 'heavyImage') || shown.has(blockId))
}

/** The picture for sharing; undefined where there is none, or the one that is referred to is not there. */
const convertShared = ({ shareImage, title }: PageFields, entry: CmsEntry, conversion: Conversion): ImageProp | undefined =>
  isLink(shareImage)
    ? convertAsset(shareImage.sys.id, entry, 'shareImage', pageStep(entry, { ...conversion, schemas: entrySchemas }, title))
    : undefined

const seoOf = ({ seoTitle, seoDescription, isNoindex }: PageFields, image: ImageProp | undefined): Page['seo'] => ({
  ...(seoTitle === '' ? {} : { title: seoTitle }),
  ...(seoDescription === '' ? {} : { description: seoDescription }),
  ...defined({ image }),
  ...(isNoindex ? { noindex: true } : {}),
})

/** The page's own words that its language lacks. */
const missingTranslations = (
  { entry, language, locales }: Pick<PageInput, 'entry' | 'language' | 'locales'>,
  fields: PageFields,
): readonly ContentProblem[] =>
  Object.entries(pageSchema.properties).flatMap(([name, prop]) => {
    const used = isTranslatable(prop) ? fallbackOf(entry.fields[name], locales, language) : undefined
    return used === undefined ? [] : [problemOfPage(fallbackText(language, used), fields, { name, title: prop.title })]
  })

const fieldProblems = (fields: PageFields, entry: CmsEntry): readonly ContentProblem[] => {
  const page = { key: fields.key, title: fields.title || entry.sys.id }
  const problem = (name: string, message: ProblemText['message']): ContentProblem =>
    problemOfPage({ code: 'pageInvalid', message, kind: name }, page, { name, title: name })
  return [
    ...(fields.title === '' ? [problem('title', 'A page needs a title.')] : []),
    ...(fields.kind === undefined ? [problem('kind', 'The shop knows no pages of this kind.')] : []),
    ...(KEY.test(fields.key) ? [] : [problem('key', 'A key is the kind, or kind and slug: home, landing/help/delivery.')]),
    ...(fields.key === REDIRECTS_KEY
      ? [problemOfPage({ ...REDIRECTS_KEY_TAKEN, code: 'pageInvalid', kind: 'redirects' }, page, { name: 'key', title: 'key' })]
      : []),
  ]
}

const KEY = /^[a-z][A-Za-z0-9]*(?:\/[a-z0-9][a-z0-9-]*)*$/
