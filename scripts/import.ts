import { resolve } from 'node:path'
import { adobeCommerceImporter } from '../server/catalogue/adobe-commerce/adobe-commerce-importer.ts'
import { indexCatalogue } from '../server/catalogue/indexing/index-catalogue.ts'
import { ImportError, type Importer } from '../server/catalogue/importer.ts'
import { saveCatalogue, type ImportReport } from '../server/catalogue/save-catalogue.ts'
import { shopifyImporter } from '../server/catalogue/shopify/shopify-importer.ts'
import { readConfig, type ServerConfig } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { openPictures } from '../server/images/open-pictures.ts'
import { PictureStoreError } from '../server/images/picture-store.ts'
import { readSites } from '../server/sites.ts'
import { openDatabase } from './open-database.ts'
import { endWith, explainError } from './end-with.ts'

const USAGE = `Usage: npm run import -- adobe-commerce <folder of the export>
       npm run import -- shopify <products.csv>`
const SHOWN_PROBLEMS = 50

/* Exit codes: 0 all taken, 1 nothing could be taken, 2 some rows were skipped. */
const run = async (): Promise<number> => {
  const [kind, path] = process.argv.slice(2)
  const config = readConfig(process.env)
  const importer = kind === undefined || path === undefined ? undefined : importerOf(kind, resolve(path), config)
  if (importer === undefined) throw new ImportError(USAGE)
  const { database, migrate, inTurn, close } = await openDatabase(config)
  try {
    await migrate()
    // Two imports at once, or one beside a first start, would seed the same rows twice.
    return await inTurn(() => take({ config, database, importer }))
  } finally {
    await close()
  }
}

const take = async ({ config, database, importer }: { config: ServerConfig; database: Database; importer: Importer }): Promise<number> => {
  const report = await saveCatalogue({ database, clientTag: clientOf(config), importer, onProgress: showProgress })
  showReport(report)
  process.stdout.write(await updateIndex(config, database))
  return report.problems.length > 0 ? 2 : 0
}

const importerOf = (kind: string, path: string, config: ServerConfig): Importer | undefined => {
  const shared = {
    sites: readSites().filter(({ clientTag }) => clientTag === clientOf(config)),
    pictures: openPictures(config).store,
  }
  if (kind === 'adobe-commerce') return adobeCommerceImporter({ ...shared, directory: path })
  if (kind === 'shopify') return shopifyImporter({ ...shared, file: path, fetch })
  return undefined
}

/** The catalogue that is filled is that of the default site's client. */
const clientOf = ({ DEFAULT_SITE }: ServerConfig): string => {
  const site = readSites().find(({ code }) => code.toLowerCase() === DEFAULT_SITE.toLowerCase())
  if (site === undefined) throw new ImportError(`themes/config.json has no site ${DEFAULT_SITE}. DEFAULT_SITE names one that it has.`)
  return site.clientTag
}

/* The embedded index lives in the data folder, which this process has locked: there the next start does it. */
const updateIndex = async (config: ServerConfig, database: Database): Promise<string> => {
  const baseUrl = config.ALGOLIA_HOST ?? `${config.origin}/algolia`
  const isReachable =
    config.DATABASE_URL !== undefined || config.ALGOLIA_HOST !== undefined
      ? await fetch(baseUrl).then(
          () => true,
          () => false,
        )
      : false
  if (!isReachable) return 'The search index follows when the shop starts next.\n'
  const { written, removed } = await indexCatalogue({
    database,
    sites: readSites(),
    fetch,
    baseUrl,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
    // The demo's index retains what only the index has.
    indexOnly: config.hasDemo ? (await import('../demo/catalogue/demo-only-in-index.ts')).demoOnlyInIndex : undefined,
  })
  return `The search index was updated: ${written} records written, ${removed} removed.\n`
}

const showProgress = ({ rows, products, variants, images, problems }: ImportReport): void => {
  const line = `${rows} rows, ${products} products, ${variants} variants, ${images} pictures, ${problems.length} skipped`
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
}

const showReport = ({ added, changed, unchanged, removed, problems }: ImportReport): void => {
  for (const { file, line, column, message } of problems.slice(0, SHOWN_PROBLEMS))
    process.stderr.write(`\n${file}${line > 0 ? `:${line}` : ''}${column === '' ? '' : ` [${column}]`} ${message}`)
  if (problems.length > SHOWN_PROBLEMS) process.stderr.write(`\n... and ${problems.length - SHOWN_PROBLEMS} more`)
  process.stderr.write('\n')
  process.stdout.write(`Added ${added}, changed ${changed}, unchanged ${unchanged}, removed ${removed}.\n`)
}

const explain = (error: unknown): string =>
  error instanceof ImportError || error instanceof PictureStoreError ? error.message : explainError(error)

void endWith(run(), explain)
