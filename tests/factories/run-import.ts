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
}: Run): Promise<ImportReport & { readonly problems: readonly RowProblem[]; readonly pictures: readonly RowProblem[] }> => {
  const problems: RowProblem[] = []
  const pictures: RowProblem[] = []
  const report = await saveCatalogue({
    ...request,
    clientTag: 'ald',
    now,
    onProblem: (problem, about) => void (about === 'row' ? problems : pictures).push(problem),
  })
  return { ...report, problems, pictures }
}

export const NOVEMBER_2026 = Date.UTC(2026, 10, 23)

/** Nothing is fetched, and nothing takes too long. */
export const FILE_DEFAULTS: Pick<FileOptions, 'fetch' | 'deadline' | 'currency' | 'brand'> = {
  fetch: () => Promise.reject(new Error('no network')),
  deadline: () => new AbortController().signal,
  currency: 'USD',
  brand: 'Alder',
}
