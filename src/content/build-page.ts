import { MIGRATION_STEPS } from '../../schemas/migrations/steps.ts'
import type { Page } from '../../schemas/page.ts'
import { blockSchemas, pageSchema, commonSchemas } from './block-schemas.ts'
import type { CmsEntry, CmsSource } from './cms-entry.ts'
import type { ContentProblem } from './content-problem.ts'
import { fillDefaults, migrate } from './to-this-release.ts'
import { forPlace } from './block-meta.ts'
import type { Conversion } from './conversion.ts'
import { toBlockList } from './to-block.ts'
import { trailsOf } from './trail.ts'
import { fallbackInWords, fallbackOf, isTranslatable } from './locales.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { readPageFields, type PageFields, pathOfKey } from './page-entry.ts'
import { createPageValidator } from './validate-page.ts'
import { pageWarnings } from './page-warnings.ts'
import { pageRules } from './page-rules.ts'

export interface PageOrder {
  readonly entry: CmsEntry
  readonly source: CmsSource
  readonly site: SiteConfig
  readonly language: string
  /** See `localeChain`. */
  readonly locales: readonly string[]
  /** See `Conversion`. */
  readonly placeOf?: Conversion['placeOf']
}

/** A page as the storefront gets it, its JSON, and what conversion had to leave out; not yet validated. */
export interface BuiltPage {
  readonly page: Page
  readonly json: string
  readonly problems: readonly ContentProblem[]
}

/** Entries to a page of one site and language. Pure; a page entry whose kind is unknown becomes one with a problem. */
export const buildPage = ({ entry, source, site, language, locales, placeOf }: PageOrder): BuiltPage => {
  const problems: ContentProblem[] = []
  const fields = readPageFields(entry, locales)
  const conversion = {
    source,
    schemas: blockSchemas,
    locales,
    page: fields.key,
    timeZone: site.timeZone,
    language,
    pagePath: (target: CmsEntry) => pathOfKey(readPageFields(target, locales).key),
    report: (problem: ContentProblem) => void problems.push(problem),
    ...(placeOf === undefined ? {} : { placeOf }),
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
    seo: seoOf(fields),
    blocks: forPlace(nodes, { country: site.code, language }),
  }
  return {
    page,
    json: JSON.stringify(page),
    problems: [...fieldProblems(fields, entry), ...untranslated({ entry, language, locales }, fields), ...ofThisPlace(problems, page)],
  }
}

/** What is said of words and pictures matters where they show: a block for another country is not this page's. */
const ofThisPlace = (problems: readonly ContentProblem[], page: Page): readonly ContentProblem[] => {
  const shown = new Set(trailsOf(page.blocks).map(({ node }) => node.id))
  return problems.filter(({ code, blockId }) => !(code === 'missingTranslation' || code === 'heavyImage') || shown.has(blockId))
}

/** The page's own words that its language lacks. */
const untranslated = (
  { entry, language, locales }: Pick<PageOrder, 'entry' | 'language' | 'locales'>,
  fields: PageFields,
): readonly ContentProblem[] =>
  Object.entries(pageSchema.properties).flatMap(([name, prop]) => {
    const used = isTranslatable(prop) ? fallbackOf(entry.fields[name], locales, language) : undefined
    if (used === undefined) return []
    const where = `${fields.title} > ${prop.title}`
    return [
      {
        severity: 'warning',
        code: 'missingTranslation',
        path: `/${name}`,
        page: fields.key,
        blockId: '',
        where,
        message: fallbackInWords(language, used),
        values: { wanted: language, used },
      },
    ]
  })

const seoOf = ({ seoTitle, seoDescription, isNoindex }: PageFields): Page['seo'] => ({
  ...(seoTitle === '' ? {} : { title: seoTitle }),
  ...(seoDescription === '' ? {} : { description: seoDescription }),
  ...(isNoindex ? { noindex: true } : {}),
})

const fieldProblems = (fields: PageFields, entry: CmsEntry): readonly ContentProblem[] => {
  const problem = (field: string, message: string): ContentProblem => ({
    severity: 'error',
    code: 'pageInvalid',
    path: `/${field}`,
    page: fields.key,
    blockId: '',
    where: `${fields.title || entry.sys.id} > ${field}`,
    message,
  })
  return [
    ...(fields.title === '' ? [problem('title', 'A page needs a title.')] : []),
    ...(fields.kind === undefined ? [problem('kind', 'The shop knows no pages of this kind.')] : []),
    ...(KEY.test(fields.key) ? [] : [problem('key', 'A key is the kind, or kind and slug: home, landing/help/delivery.')]),
  ]
}

const KEY = /^[a-z][A-Za-z0-9]*(?:\/[a-z0-9][a-z0-9-]*)*$/

const validatePage = createPageValidator(blockSchemas, commonSchemas)

/** A page of one site and language with all that can be said of it from the content alone: errors and warnings. Pure. */
export const judgePage = (order: PageOrder): BuiltPage => {
  const { page, json, problems } = buildPage(order)
  const errors = validatePage(page, Buffer.byteLength(json))
  return {
    page,
    json,
    problems: [...problems, ...errors, ...pageRules(page, blockSchemas, order.site), ...pageWarnings(page, blockSchemas)],
  }
}
