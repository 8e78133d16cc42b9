import type { Runtime } from '../../server/runtime.ts'
import { saveCatalogue, type ImportReport } from '../../server/catalogue/save-catalogue.ts'
import { DEMO_CATALOGUES } from './demo-catalogues.ts'
import { demoImporter } from './demo-importer.ts'

const DAY_MS = 86_400_000

type Deps = Pick<Runtime, 'database' | 'sites' | 'clock'>

/**
 * Puts the demo's catalogues in, or repairs them where an earlier seed was cut off: what was done to each, in the order of
 * `DEMO_CATALOGUES`. Repeating it the same day changes nothing.
 */
export const seedDemoCatalogue = async ({ runtime }: { readonly runtime: Deps }): Promise<readonly ImportReport[]> => {
  const today = (Math.floor(runtime.clock.now() / DAY_MS) * DAY_MS) / 1_000
  const reports: ImportReport[] = []
  for (const catalogue of DEMO_CATALOGUES) {
    const sites = runtime.sites.filter(({ clientTag }) => clientTag === catalogue.clientTag)
    if (sites.length === 0) continue
    reports.push(
      await saveCatalogue({
        database: runtime.database,
        clientTag: catalogue.clientTag,
        importer: demoImporter(catalogue, { sites, today }),
        now: runtime.clock.now(),
        missing: 'remove',
      }),
    )
  }
  return reports
}
