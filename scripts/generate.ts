import { fileURLToPath } from 'node:url'
import { lintSchemas } from './blocks/lint/lint-schemas.ts'
import { readSchemas } from './blocks/read-schemas.ts'
import { findStale, writeGenerated } from './blocks/write-generated.ts'
import { readCommandLine } from './command-line.mjs'
import { API_DOCUMENT, generateApi } from './generate-api.ts'
import { generateAnalytics } from './generate-analytics.ts'
import { FIRST_PAGES, generateFirstPages } from './generate-first-pages.ts'
import { generateLanguages } from './generate-languages.ts'
import { generateSiteConfigType, siteConfigProblems } from './generate-site-config.ts'
import { generateThemeValues, THEME_VALUES } from './generate-theme-values.ts'
import { generateMerchantTypes } from './merchant/generate-merchant-types.ts'

/*
 * `npm run generate` writes schemas/generated, the registry (block-registry/index.ts, policies.ts, loads.ts) and docs/blocks from schemas/blocks and
 * schemas/merchant, checks themes/config.json; with `--check` it writes nothing and fails when something is stale. A schema that does not pass is named, and what it
 * makes is written all the same. schemas/analytics makes the types of events and docs/analytics.md. The modules that name every language are written from the list of them. docs/api/openapi.json is written from the
 * schemas and types of the API's routes. schemas/generated/first-pages.json is made of platform/starter.
 */
const generate = async (isCheck: boolean): Promise<number> => {
  const schemas = await readSchemas()
  const problems = lintSchemas(schemas).map(({ path, message }) => `${path}: ${message}`)
  const input = { schemas, kinds: ['types', 'docs'], root: fileURLToPath(new URL('..', import.meta.url)) } as const
  const stale = isCheck ? (await findStale(input)).map((path) => `${path} is not what schemas/ make: run npm run generate`) : []
  if (!isCheck)
    console.info(`${(await writeGenerated(input)).length} files written from ${Object.keys(schemas.blocks).length} block schemas`)
  if ((await generateMerchantTypes(new URL('..', import.meta.url), isCheck)) && isCheck)
    stale.push('schemas/generated/merchant.ts is not what schemas/ make: run npm run generate')
  if ((await generateSiteConfigType(new URL('..', import.meta.url), isCheck)) && isCheck)
    stale.push('schemas/generated/site-config.ts is not what schemas/ make: run npm run generate')
  const ofAnalytics = await generateAnalytics(new URL('..', import.meta.url), isCheck)
  if (isCheck) stale.push(...ofAnalytics.map((path) => `${path} is not what schemas/analytics make: run npm run generate`))
  const ofLanguages = generateLanguages(new URL('..', import.meta.url), isCheck)
  if (isCheck) stale.push(...ofLanguages.map((path) => `${path} is not what the files of texts make: run npm run generate`))
  if ((await generateApi(new URL('..', import.meta.url), isCheck)) && isCheck)
    stale.push(`${API_DOCUMENT} is not what server/commerce/routes make: run npm run generate`)
  if (generateFirstPages(new URL('..', import.meta.url), isCheck) && isCheck)
    stale.push(`${FIRST_PAGES} is not what platform/starter makes: run npm run generate`)
  if (generateThemeValues(new URL('..', import.meta.url), isCheck) && isCheck)
    stale.push(`${THEME_VALUES} is not what themes/ make: run npm run generate`)
  problems.push(...siteConfigProblems(new URL('..', import.meta.url)))
  for (const problem of [...problems, ...stale]) console.error(problem)
  return problems.length + stale.length === 0 ? 0 : 1
}

const {
  values: { check },
} = readCommandLine({
  usage: `Usage: npm run generate
       npm run generated

Writes what is made of schemas/, of the list of languages, of platform/starter and of the API's routes: types, the registry of blocks,
docs/blocks, docs/analytics.md, docs/api, and the values of themes/ for mails and plain pages. npm run generated writes nothing, and says what is stale.

  --check   as npm run generated
  --help    this text

Exit codes: 0 all is well, 1 a schema does not pass, or something is stale.`,
  options: { check: { type: 'boolean', default: false } },
})
process.exitCode = await generate(check)
