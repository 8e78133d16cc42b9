import { readConfig } from './config.ts'
import { openShopDatabase } from './database/open-shop-database.ts'
import { lockDataDirectory } from './database/lock.ts'
import { requireFittingBuild } from './operations/require-fitting-build.ts'
import { requireFittingSites } from './operations/require-fitting-sites.ts'
import { requireFreePorts } from './operations/require-free-port.ts'
import { startSentence, unexpected } from './operations/start-error.ts'

/** Refuses what cannot run before the shop's own modules are read, which takes a second or more. */
const start = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(environment)
  if (!process.argv.includes('--dev')) requireFittingBuild(config)
  requireFittingSites(config)
  await requireFreePorts(config)
  const lock = config.DATABASE_URL === undefined ? await lockDataDirectory(config.DATA_DIR) : { release: async () => undefined }
  try {
    // Opens on a thread of its own while the modules are read.
    const opening = openShopDatabase(config)
    const { startShop } = await import('./start-shop.ts')
    await startShop(config, lock, opening)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** The whole program; what keeps it from starting is said in a sentence, and ends it. */
export const startProgram = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  try {
    await start(environment)
  } catch (error) {
    const sentence = startSentence(error, { port: Number(environment['PORT'] ?? 3000), databaseUrl: environment['DATABASE_URL'] })
    process.stderr.write(`\n${sentence ?? unexpected(error, environment)}\n`)
    process.exit(1)
  }
}
