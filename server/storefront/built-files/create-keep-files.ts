import type { DatabaseHandle } from '../../database/database.ts'
import { readBuildId } from '../../operations/read-build-id.ts'
import type { Clock } from '../../runtime.ts'
import { CLIENT_DIRECTORY } from '../load-shop.ts'
import { readManifest } from '../read-manifest.ts'
import { sheetFiles } from '../style-sheets.ts'
import { COMPOSER_FOLDER, listBuiltFiles, shopFolders } from './built-folders.ts'
import { storeBuiltFiles } from './store-built-files.ts'

/**
 * Stores the files of this build for processes of other releases, or marks them as still used. Only where processes share a database: an
 * embedded one has one process, and a shop that is served from sources has no files.
 */
export const createKeepFiles =
  ({ kind, database }: Pick<DatabaseHandle, 'kind' | 'database'>, { clock, isDevelopment }: Options) =>
  async (): Promise<void> => {
    if (kind === 'pglite' || isDevelopment) return
    await storeBuiltFiles({
      database,
      now: clock.now(),
      files: [...shopFolders(CLIENT_DIRECTORY), COMPOSER_FOLDER].flatMap(listBuiltFiles),
      buildId: readBuildId(),
      sheets: sheetFiles(readManifest(CLIENT_DIRECTORY)),
    })
  }

interface Options {
  readonly clock: Clock
  readonly isDevelopment: boolean
}
