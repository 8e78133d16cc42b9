import type { FastifyPluginAsync } from 'fastify'
import type { ServerConfig } from '../server/config.ts'
import { VENDOR_NAMES, type VendorName } from '../server/configuration/services.ts'
import type { Extension } from '../server/extension.ts'
import type { Runtime } from '../server/runtime.ts'
import type { FirstContent } from './seed/seed-content.ts'

/** What the embedded platform begins with, from the demo. Without it: an empty shop. */
export interface InitialData {
  /** Pages of an empty space. */
  readonly readContent: () => Promise<FirstContent>
  /** Puts back what a first start puts in, once shoppers' data is gone; the skus whose stock changed. */
  readonly restore: (runtime: Runtime) => Promise<readonly string[]>
  /** Products that the embedded review services have sample reviews of. */
  readonly readReviewed: () => Promise<readonly string[]>
}

type Part = (data: InitialData) => Promise<Extension>

const mounted = (prefix: string, plugin: FastifyPluginAsync<{ readonly runtime: Runtime }>): Extension => ({
  register: async ({ app, runtime }) => void (await app.register(plugin, { prefix, runtime })),
})

/** Every vendor's stand-in. */
const STAND_INS: Readonly<Record<VendorName, Part>> = {
  cms: async ({ readContent }) => (await import('./contentful/contentful-extension.ts')).contentfulExtension(readContent),
  search: async () => mounted('/algolia', (await import('./algolia/algolia-emulator.ts')).algoliaEmulator),
  identity: async () => mounted('/cognito', (await import('./cognito/plugin.ts')).cognitoEmulator),
  payments: async () => mounted('/payments', (await import('./payments/plugin.ts')).paymentsEmulator),
  klaviyo: async () => mounted('/klaviyo', (await import('./marketing/klaviyo-emulator.ts')).klaviyoEmulator),
  mailchimp: async () => mounted('/mailchimp', (await import('./marketing/mailchimp-emulator.ts')).mailchimpEmulator),
  tickets: async () => mounted('/helpdesk', (await import('./help-desk/help-desk-emulator.ts')).helpDeskEmulator),
  mailbox: async () => mounted('', (await import('./mailbox/mailbox-plugin.tsx')).mailboxPlugin),
  errors: async () => mounted('/sentry', (await import('./sentry/sentry-emulator.ts')).sentryEmulator),
}

const testControls: Part = async ({ restore }) =>
  (await import('./test-controls/test-controls-extension.ts')).testControlsExtension(restore)

/** What developers look at. Reviews and the captcha are here because sites name their service in their configuration, not in a variable. */
const TOOLS: readonly Part[] = [
  async ({ readReviewed }) => {
    const [{ reviewsEmulator }, productIds] = await Promise.all([import('./reviews/reviews-emulator.ts'), readReviewed()])
    return { register: async ({ app }) => void (await app.register(reviewsEmulator, { prefix: '/reviews', productIds })) }
  },
  async () => mounted('/agent', (await import('./agents/agent-platform.ts')).agentPlatform),
  async () => mounted('/recaptcha', (await import('./recaptcha/recaptcha-emulator.ts')).recaptchaEmulator),
  async () => (await import('./gallery/gallery-extension.ts')).galleryExtension,
  async () => mounted('', (await import('./mails/mails-plugin.tsx')).mailsPlugin),
]

/** An empty shop, with pages that fit any catalogue. */
const emptyShop = (config: ServerConfig): InitialData => ({
  readContent: async () => ({
    pages: await (await import('./starter/first-pages.ts')).firstPages(config),
    assets: () => [],
    redirects: [],
  }),
  restore: async () => [],
  readReviewed: async () => [],
})

/** The parts of the embedded platform that a configuration asks for; modules of no other are loaded. */
export const loadPlatform = async (config: ServerConfig, data: InitialData = emptyShop(config)): Promise<readonly Extension[]> => {
  const parts = [
    // First, so that its faults reach every other part.
    ...(config.testControls ? [testControls] : []),
    ...VENDOR_NAMES.filter((name) => config.services[name] === 'embedded').map((name) => STAND_INS[name]),
    ...(config.isProduction ? [] : TOOLS),
  ]
  return Promise.all(parts.map((load) => load(data)))
}
