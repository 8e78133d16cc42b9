import { launchShop } from '../kill-nine/shop-process.mjs'

/** A probe of the balancer a second, two to take a process out, and one for a slow machine. */
const DRAIN_SECONDS = '4'

/**
 * As many processes of the built shop on one database as there are ports, of the release in `folder`; `restart` ends one and starts it with
 * other variables, or of another release. `variablesOf` gives more of them for each.
 */
export const startShops = async ({ ports, databaseUrl, sessionUrl, dataDirectory, folder, variablesOf = () => ({}) }) => {
  const environmentOf = (port) => ({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATABASE_SESSION_URL: sessionUrl,
    DATA_DIR: dataDirectory,
    TRUST_PROXY: '1',
    DRAIN_SECONDS,
    ...variablesOf(ports.indexOf(port)),
  })
  const begin = async (port, { variables = {}, release }) => {
    const shop = await launchShop({ ...environmentOf(port), ...variables }, release)
    await shop.untilReady()
    return shop
  }
  // Together: on an empty database the first fills it, and the others wait for their turn.
  const shops = await Promise.all(ports.map((port) => begin(port, { release: folder })))
  const errors = []
  const end = async (index) => {
    const { code } = await shops[index].end('SIGTERM')
    errors.push(...shops[index].errors())
    if (code !== 0) errors.push(`Process ${index + 1} ended with ${code}`)
  }
  return {
    origins: shops.map(({ origin }) => origin),
    pids: () => shops.map(({ pid }) => pid),
    /** What the processes have logged as errors, those that have ended too. */
    errors: () => [...errors, ...shops.flatMap((shop) => shop.errors())],
    restart: async (index, { variables, release = folder } = {}) => {
      await end(index)
      shops[index] = await begin(ports[index], { variables, release })
    },
    stop: () => Promise.all(shops.map((_, index) => end(index))),
  }
}
