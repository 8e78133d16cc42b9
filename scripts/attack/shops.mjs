import { createServer } from 'node:http'
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.mjs'
import { launchShop } from '../kill-nine/shop-process.mjs'
import { send } from './client.mjs'
import { DEMO_KEY, PAYMENT_KEY_BEFORE, SECRET_VALUES } from './secret-values.mjs'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** Where nobody answers; of this machine, so that no attack can reach a vendor. */
const NOWHERE = 'http://127.0.0.1:9'
const PASSWORD = 'linen & wool of attacks'
const PREVIEW_PASSWORD = 'velvet of attacks'
/** A limit for hangs: a start that is refused took 62 s on a busy machine. */
const START_MS = 300_000

const OWN_SECRETS = {
  ...SECRET_VALUES,
  CONTENTFUL_DELIVERY_TOKEN: 'delivery-of-attacks',
  CONTENTFUL_PREVIEW_TOKEN: 'preview-of-attacks',
  CONTENTFUL_MANAGEMENT_TOKEN: 'management-of-attacks',
  ALGOLIA_WRITE_KEY: 'write-of-attacks',
  PAYMENT_API_KEY: 'payment-of-attacks',
  PAYMENT_MERCHANT_ACCOUNT: 'ShopOfAttacks',
  PAYMENT_HMAC_KEY: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  TICKET_API_KEY: 'ticket-of-attacks',
  KLAVIYO_API_KEY: 'klaviyo-of-attacks',
  MAILCHIMP_API_KEY: 'mailchimp-of-attacks',
  MAIL_API_KEY: 'mail-of-attacks',
  PREVIEW_PASSWORD,
}

/** The three shops that are attacked; `open` has test controls, short deadlines for slow clients, and a log to look through. */
const KINDS = {
  open: {
    ...SECRET_VALUES,
    PAYMENT_HMAC_KEY: DEMO_KEY,
    PAYMENT_HMAC_KEY_PREVIOUS: PAYMENT_KEY_BEFORE,
    APP_ENV: 'test',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    HEADER_SECONDS: '2',
    REQUEST_SECONDS: '3',
  },
  staging: {
    ...OWN_SECRETS,
    APP_ENV: 'staging',
    HOSTS: 'localhost, 127.0.0.1',
    STAGING_PASSWORD: PASSWORD,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '0',
  },
  production: {
    ...OWN_SECRETS,
    APP_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    HOSTS: 'preview.shop.example',
    TRUST_PROXY: '1',
    EMBEDDED: 'database,cms,search,identity,klaviyo,mailchimp,tickets',
    PAYMENT_BASE_URL: NOWHERE,
    ORDERS_REFUND: 'refunds',
    COMPOSE_EDITORS: 'editors',
    BANK_HOSTS: 'https://*.bank.example',
    MAIL_URL: NOWHERE,
    MAIL_FROM: 'Shop <orders@shop.example>',
    DRAIN_SECONDS: '0',
  },
}

/**
 * Starts the shops that are needed, all at once. `data`: the folder of a shop that has ended, so that nothing has to be filled in;
 * production refuses what has held the demo, and begins empty.
 */
export const openShops = async (kinds, { data }) => {
  const root = mkdtempSync(join(tmpdir(), 'attack-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  const open = async (kind) => {
    const port = await freePort()
    const dataDirectory = join(root, kind)
    if (kind !== 'production' && data !== undefined && existsSync(`${data}/database`)) cpSync(data, dataDirectory, { recursive: true })
    const process = await launchShop({
      LOG_LEVEL: 'silent',
      ...KINDS[kind],
      PORT: String(port),
      DATA_DIR: dataDirectory,
    })
    await process.untilReady()
    const passwords = { password: PASSWORD, previewPassword: PREVIEW_PASSWORD }
    const managementToken = OWN_SECRETS.CONTENTFUL_MANAGEMENT_TOKEN
    return [kind, { port, process, ...passwords, managementToken, page: pageOf(kind, port), listen }]
  }
  const shops = Object.fromEntries(await Promise.all(kinds.map(open)))
  return { shops, end: () => Promise.all(Object.values(shops).map((shop) => shop.process.end('SIGTERM'))), tryStart: tryStart(root) }
}

/** A read as a browser sends it through the proxy that has the certificate. */
const pageOf =
  (kind, port) =>
  (path, { headers = {}, ...rest } = {}) =>
    send(port, {
      path,
      ...rest,
      headers: { ...(kind === 'production' ? { host: 'shop.example', 'x-forwarded-proto': 'https' } : {}), ...headers },
    })

/** Somebody who notes who calls. */
const listen = (note) =>
  new Promise((resolve) => {
    const server = createServer((request, answer) => {
      note(request.url)
      answer.end('INTERNAL-SECRET')
    })
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: server.address().port, close: () => new Promise((done) => server.closeAllConnections() ?? server.close(done)) }),
    )
  })

/** Starts production with one thing changed and gives how it ended. */
const tryStart = (root) => (change) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: PROJECT,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: join(root, 'none'),
        LOG_LEVEL: 'silent',
        ...KINDS.production,
        ...change,
      },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, said })
    })
  })
