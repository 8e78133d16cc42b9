import type { Runtime } from '../../server/runtime.ts'
import { saveCatalogue, type ImportReport } from '../../server/catalogue/save-catalogue.ts'
import { demoImporter } from './demo-importer.ts'

/** The client the demo belongs to. */
export const DEMO_CLIENT = 'ald'

const DAY_MS = 86_400_000

/** Puts the demo catalogue in, or repairs it where an earlier seed was cut off. Repeating it the same day changes nothing. */
export const seedDemoCatalogue = ({
  runtime,
}: {
  readonly runtime: Pick<Runtime, 'database' | 'sites' | 'clock'>
}): Promise<ImportReport> => {
  const sites = runtime.sites.filter(({ clientTag }) => clientTag === DEMO_CLIENT)
  const today = (Math.floor(runtime.clock.now() / DAY_MS) * DAY_MS) / 1_000
  return saveCatalogue({
    database: runtime.database,
    clientTag: DEMO_CLIENT,
    importer: demoImporter({ sites, today }),
    now: runtime.clock.now(),
    missing: 'remove',
  })
}
