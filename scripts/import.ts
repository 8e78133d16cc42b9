import { resolve } from 'node:path'
import { adobeCommerceImporter } from '../server/catalogue/adobe-commerce/adobe-commerce-importer.ts'
import { ImportError, type Importer } from '../server/catalogue/importer.ts'
import { saveCatalogue } from '../server/catalogue/save-catalogue.ts'
import { shopifyImporter } from '../server/catalogue/shopify/shopify-importer.ts'
import { createClock } from '../server/clock.ts'
import { readConfig, type ServerConfig } from '../server/config.ts'
import { analyzeCatalogue } from '../server/database/analyze.ts'
import type { Database } from '../server/database/database.ts'
import { createGuardedFetch } from '../server/lib/guarded-fetch.ts'
import { openPictures } from '../server/images/open-pictures.ts'
import { PictureStoreError } from '../server/images/picture-store.ts'
import { readSites, sitesFile } from '../server/sites.ts'
import type { SiteConfig } from '../src/site/site-config.ts'
import { endWith, explainError } from './end-with.ts'
import { describePrices, describeProgress, describeReport, exitCodeOf, explainRates } from './import/describe-report.ts'
import { readImportOptions, USAGE, type ImportOptions } from './import/import-options.ts'
import { openProblemList } from './import/problem-list.ts'
import { openDatabase } from './open-database.ts'

const run = async (): Promise<number> => {
  const options = readImportOptions(process.argv.slice(2))
  if (options === 'help') {
    process.stdout.write(USAGE)
    return 0
  }
  const config = readConfig(process.env)
  const { database, migrate, inTurn, close } = await openDatabase(config)
  try {
    await migrate()
    // Two imports at once, or one beside a first start, would seed the same rows twice.
    return await inTurn(() => take({ config, database, options }))
  } finally {
    await close()
  }
}

interface Import {
  readonly config: ServerConfig
  readonly database: Database
  readonly options: ImportOptions
}

const take = async ({ config, database, options }: Import): Promise<number> => {
  const { now } = createClock()
  const { clientTag } = defaultSite(config)
  const soldIn = [...new Set(sitesOf(config, clientTag).map(({ currency }) => currency.code))]
  const refusal = explainRates(options, soldIn)
  if (refusal !== undefined) throw new ImportError(refusal)
  const problems = openProblemList(options.problems, (line) => process.stderr.write(`${clearLine}${line}\n`))
  try {
    const report = await saveCatalogue({
      database,
      clientTag,
      importer: importerOf(options, config, now()),
      now: now(),
      missing: options.missing,
      onProgress: (current) => process.stderr.write(process.stderr.isTTY ? `${clearLine}${describeProgress(current)}` : ''),
      onProblem: problems.add,
    })
    problems.close()
    if (report.added + report.changed > 0) await analyzeCatalogue(database)
    process.stderr.write(clearLine)
    process.stdout.write(`${describeReport(report)}${describePrices(options, soldIn)}`)
    process.stdout.write(describeFollowing(config))
    return exitCodeOf(report)
  } catch (error) {
    problems.close()
    throw error
  }
}

const clearLine = process.stderr.isTTY ? '\r\u001b[K' : ''

const importerOf = (options: ImportOptions, config: ServerConfig, now: number): Importer => {
  const { kind, currency, rates, storeViews, pictureSeconds } = options
  const { clientTag, siteName } = defaultSite(config)
  const path = resolve(options.path)
  const shared = {
    sites: sitesOf(config, clientTag),
    pictures: openPictures(config).store,
    fetch: createGuardedFetch(() => options.allowsPrivate),
    deadline: () => AbortSignal.timeout(pictureSeconds * 1_000),
    currency,
    rates,
    brand: options.brand ?? siteName,
  }
  if (kind === 'shopify') return shopifyImporter({ ...shared, file: path })
  return adobeCommerceImporter({ ...shared, directory: path, storeViews, now })
}

const sitesOf = (config: ServerConfig, clientTag: string): readonly SiteConfig[] =>
  readSites(config).filter((site) => site.clientTag === clientTag)

/** The catalogue that is filled is that of the default site's client. */
const defaultSite = (config: ServerConfig): SiteConfig => {
  const { DEFAULT_SITE } = config
  const sites = readSites(config)
  const site = sites.find((each) => (DEFAULT_SITE === undefined ? each.default : each.code.toLowerCase() === DEFAULT_SITE.toLowerCase()))
  if (site === undefined) throw new ImportError(`${sitesFile(config)} has no site ${DEFAULT_SITE}. DEFAULT_SITE names one that it has.`)
  return site
}

/* Who has the index and the pages: a running shop hears of the change through the database. */
const describeFollowing = ({ DATABASE_URL }: ServerConfig): string =>
  DATABASE_URL === undefined
    ? 'Search and pages follow when the shop starts next.\n'
    : 'Running shops take this into their search and pages within seconds, others when they start.\n'

const explain = (error: unknown): string =>
  error instanceof ImportError || error instanceof PictureStoreError ? error.message : explainError(error)

void endWith(run(), explain)
