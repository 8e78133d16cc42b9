import { buildApp } from './app.ts'
import { createClock } from './clock.ts'
import type { ServerConfig } from './config.ts'
import { claimDatabase } from './database/claim-database.ts'
import type { OpeningDatabase } from './database/open-shop-database.ts'
import type { SiteConfig } from '../src/site/site-config.ts'
import type { DirectoryLock } from './database/lock.ts'
import { loadExtensions } from './load-extensions.ts'
import { prepare } from './operations/prepare.ts'
import { createStep } from './operations/progress.ts'
import { createReadiness } from './operations/readiness.ts'
import { readBuildId } from './operations/read-build-id.ts'
import { shutDownOnSignal } from './operations/shut-down.ts'
import { ownTerminal } from './operations/terminal.ts'
import { listenOverTls } from './operations/listen-over-tls.ts'
import { logPreviousSecrets } from './operations/log-previous-secrets.ts'
import { createKeepFiles } from './storefront/built-files/create-keep-files.ts'
import { logServices } from './operations/log-services.ts'

/** Starts the shop: one listener for pages, API and extensions; then everything a first start needs. Whoever calls frees the lock if this fails. */
export const startShop = async (config: ServerConfig, lock: DirectoryLock, opening: OpeningDatabase): Promise<void> => {
  const isDevelopment = process.argv.includes('--dev')
  const step = createStep(ownTerminal)
  const handle = await step('Opening the database', async () => {
    const opened = await opening.handle
    await opened.migrate()
    return opened
  })
  const clock = createClock(config.SEED_CLOCK === undefined ? undefined : Date.parse(config.SEED_CLOCK))
  await claimDatabase({ handle, config, now: clock.now() })
  const readiness = createReadiness(['database', 'catalogue', 'search', 'content'])
  readiness.done('database')
  const keepFiles = createKeepFiles(handle, { clock, isDevelopment })
  // Before the port is open: once a page of this build is out, any process may be asked for its files.
  await keepFiles()
  const vitrine = await step('Putting the shop together', async () =>
    buildApp({ config, extensions: await loadExtensions(config), handle, clock, readiness, buildId: readBuildId(), isDevelopment }),
  )
  opening.losses.on('lost', (error) => vitrine.app.log.warn({ err: error }, 'A connection to the database was lost'))
  logServices(vitrine.app.log, config)
  logPreviousSecrets(vitrine.app.log, config)
  shutDownOnSignal({
    app: vitrine.app,
    handle,
    lock,
    readiness,
    requests: vitrine.requests,
    stopJobs: () => vitrine.jobs.stop(),
    drainMs: config.DRAIN_SECONDS * 1_000,
  })
  await vitrine.app.listen({ port: config.PORT, host: config.HOST })
  await listenOverTls(vitrine.app, config)
  try {
    await prepare({ vitrine, handle, readiness, step, keepFiles })
  } catch (error) {
    // Asked to end meanwhile, the program closes its database under what is still prepared: the next start completes it.
    if (readiness.isDraining()) return
    throw error
  }
  announce(config, vitrine.runtime.sites)
}

const announce = ({ origin, isProduction, PORT, services }: ServerConfig, sites: readonly SiteConfig[]): void => {
  const [site] = [...sites.filter((each) => each.default), ...sites]
  const addresses = [
    ['Shop', `${origin}/`],
    ...(isProduction
      ? []
      : [
          ...(site === undefined
            ? []
            : [
                [
                  'Drafts',
                  `http://preview.localhost:${PORT}/${site.defaultLanguage}?client=${site.clientName}&country=${site.code}&preview=1`,
                ],
              ]),
          ...(services.mailbox === 'embedded' ? [['Mailbox', `${origin}/_mailbox`]] : []),
          ['Block gallery', `${origin}/_gallery`],
          ['Mails', `${origin}/_mails`],
          ['Orders', `${origin}/_orders`],
        ]),
  ]
  ownTerminal.line(`\nVitrine is ready.\n\n${addresses.map(([name = '', address = '']) => `  ${name.padEnd(14)}${address}`).join('\n')}\n`)
}
