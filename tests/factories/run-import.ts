import type { Importer, RowProblem } from '../../server/catalogue/importer.ts'
import { saveCatalogue, type ImportReport } from '../../server/catalogue/save-catalogue.ts'
import type { Database } from '../../server/database/database.ts'
import type { FileOptions } from '../../server/catalogue/files/file-options.ts'

interface Run {
  readonly database: Database
  readonly importer: Importer
  readonly missing?: 'keep' | 'count' | 'remove'
  readonly now?: number
}

/** An import into the client `ald` with everything it had to say. */
export const runImport = async ({
  now = NOVEMBER_2026,
  ...request
}: Run): Promise<ImportReport & { readonly [About in 'problems' | 'pictures' | 'otherwise']: readonly RowProblem[] }> => {
  const about = { row: [] as RowProblem[], picture: [] as RowProblem[], adjusted: [] as RowProblem[] }
  const report = await saveCatalogue({
    ...request,
    clientTag: 'ald',
    now,
    onProblem: (problem, sort) => void about[sort].push(problem),
  })
  return { ...report, problems: about.row, pictures: about.picture, otherwise: about.adjusted }
}

export const NOVEMBER_2026 = Date.UTC(2026, 10, 23)

/** Nothing is fetched, and nothing takes too long. */
export const FILE_DEFAULTS: Pick<FileOptions, 'fetch' | 'deadline' | 'currency' | 'rates' | 'brand'> = {
  fetch: () => Promise.reject(new Error('no network')),
  deadline: () => new AbortController().signal,
  currency: 'USD',
  rates: new Map(),
  brand: 'Alder',
}
