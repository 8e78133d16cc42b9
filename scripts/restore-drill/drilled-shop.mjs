import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { readStored } from '../kill-nine/read-stored.mjs'
import { startShop } from '../kill-nine/shop-process.mjs'
import { compareBooks } from './books.mjs'
import { createCluster } from './cluster.mjs'
import { launchProvider } from './launch-provider.mjs'
import { createShoppers, setStock, SKUS } from './shoppers.mjs'

const PIECES = 100_000
/** More than any shop sells in what an archive may lose. */
const NUMBERS_AHEAD = 10_000

/** The built shop on a PostgreSQL with an archive, and its payment provider, which loses nothing. `logs`: what each of them said, by name. */
export const openDrilledShop = async ({ folder, archiveSeconds }) => {
  const [port, databasePort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const cluster = await createCluster({ folder, port: databasePort, archiveSeconds })
  const shopper = createShoppers(origin)
  const provider = launchProvider({ port: await freePort(), shopOrigin: origin })
  const logs = new Map([
    ['postgresql', cluster.said],
    ['provider', provider.said],
  ])
  const state = { shop: undefined, stockBefore: undefined }

  const start = async () => {
    state.shop = await startShop({
      PORT: String(port),
      DATA_DIR: join(folder, 'shop'),
      DATABASE_URL: cluster.url,
      TRUST_PROXY: '1',
      PAYMENT_BASE_URL: `${provider.origin}/payments/v71`,
    })
    logs.set(`shop-${logs.size}`, state.shop.said)
  }
  const readBooks = () => readStored({ databaseUrl: cluster.url })

  return {
    ...shopper,
    cluster,
    logs,
    readBooks,
    startAll: async () => {
      await cluster.start()
      await cluster.createDatabase()
      await Promise.all([provider.untilReady(), start()])
      for (const sku of SKUS) await setStock(origin, sku, PIECES)
      state.stockBefore = (await readBooks()).stock
    },
    /** The machine with database and shop on it is lost. Gives the moment. */
    lose: async () => {
      await cluster.lose()
      const lostAt = Date.now()
      await state.shop.end('SIGKILL')
      return lostAt
    },
    /**
     * Restores the database and compares its books as they come out of the archive, before the shop starts on it. Numbers of orders go on where
     * the archive ends, and those after it are in people's mails: they are moved ahead first.
     */
    restore: async ({ time, kept, gone }) => {
      const begun = performance.now()
      await cluster.restore(time)
      const databaseSeconds = (performance.now() - begun) / 1000
      const [stored, authorised] = [await readBooks(), await provider.authorised()]
      const books = compareBooks({ stored, authorised, before: state.stockBefore, kept, gone })
      await cluster.query(`select setval('order_numbers', nextval('order_numbers') + ${NUMBERS_AHEAD})`)
      await start()
      return { ...books, stored, databaseSeconds, seconds: (performance.now() - begun) / 1000 }
    },
    stop: async () => {
      await state.shop?.end('SIGTERM')
      await provider.stop()
      await cluster.stop()
    },
  }
}
