import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './median.mjs'
import { startShop } from './start-shop.mjs'
import { row } from './targets.mjs'

const LATER_STARTS = 3
/** Without it nothing counts as built. */
const STAMP = 'dist/build-id'

/** From the command to a served home page: once with an empty folder, built first; then with build and data. */
export const startUp = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  try {
    await rm(STAMP, { force: true })
    const first = await startAndStop(dataDir)
    const later = []
    for (let time = 0; time < LATER_STARTS; time += 1) later.push(await startAndStop(dataDir))
    return [
      row('first start on an empty folder, with the build', 'firstStart', first / 1000),
      row('later start', 'laterStart', median(later) / 1000),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const startAndStop = async (dataDir) => {
  const { startMs, stop } = await startShop({ dataDir })
  await stop()
  return startMs
}
