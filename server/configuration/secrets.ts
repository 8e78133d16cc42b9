/** What a secret is where nobody else can reach the shop, and where a real one comes from. */
interface Secret {
  /** In the repository for everybody to read: used in development and test, refused everywhere else. */
  readonly demo: string
  /** Ends a sentence for the operator: how to get a real one. */
  readonly source: string
}

/** Of what the shop chooses itself. */
export const OWN_CHOICE = 'make one with: openssl rand -hex 32'
const CONTENTFUL_KEYS = 'Contentful shows it under Settings, API keys'
const ADYEN_CREDENTIALS = 'the payment provider shows it under Developers, API credentials'

/** Every secret of the environment with its demo value: the one list of values that a deployed shop refuses. */
export const SECRETS = {
  SESSION_SECRET: { demo: 'demo-session-secret-not-for-production', source: OWN_CHOICE },
  ORDER_HASH_SECRET: { demo: 'demo-order-secret', source: OWN_CHOICE },
  CONTENTFUL_DELIVERY_TOKEN: { demo: 'delivery-token', source: CONTENTFUL_KEYS },
  CONTENTFUL_PREVIEW_TOKEN: { demo: 'preview-token', source: CONTENTFUL_KEYS },
  CONTENTFUL_MANAGEMENT_TOKEN: { demo: 'management-token', source: 'Contentful makes one under Settings, CMA tokens' },
  CONTENTFUL_WEBHOOK_SECRET: {
    demo: 'demo-webhook-secret-0123456789abcdef0123456789abcdef0123456789abcdef',
    source: 'Contentful makes one under Settings, Webhooks, Request verification',
  },
  ALGOLIA_WRITE_KEY: {
    demo: 'write-key',
    source: `Algolia shows it under Settings, API Keys (addObject, deleteObject, settings); for the embedded search or an engine of your own, ${OWN_CHOICE}`,
  },
  PAYMENT_API_KEY: { demo: 'demo-payment-key', source: ADYEN_CREDENTIALS },
  PAYMENT_MERCHANT_ACCOUNT: { demo: 'VitrineDemo', source: 'the payment provider shows it beside the name of the company' },
  PAYMENT_HMAC_KEY: {
    demo: '44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056',
    source: 'the payment provider makes one under Developers, Webhooks',
  },
  TICKET_API_KEY: { demo: 'demo-ticket-key', source: 'the help desk shows it in the profile of the agent' },
  KLAVIYO_API_KEY: { demo: 'demo-klaviyo-key', source: 'Klaviyo makes one under Settings, API keys' },
  MAILCHIMP_API_KEY: { demo: 'demo-mailchimp-key', source: 'Mailchimp makes one under Extras, API keys' },
} as const satisfies Readonly<Record<string, Secret>>

export type SecretName = keyof typeof SECRETS

/** The type of a name is lost by `Object.keys`. */
export const SECRET_NAMES = Object.keys(SECRETS) as readonly SecretName[]

const DEMO_VALUES: ReadonlySet<string> = new Set(Object.values(SECRETS).map(({ demo }) => demo))

/** Whether a value is one of the demo's, of whichever secret. */
export const isDemoValue = (value: string): boolean => DEMO_VALUES.has(value)

/** Secrets with the demo's value where none is given. */
export const withDemoSecrets = (
  values: Readonly<Partial<Record<SecretName, string | undefined>>>,
): Readonly<Record<SecretName, string>> => ({
  SESSION_SECRET: values.SESSION_SECRET ?? SECRETS.SESSION_SECRET.demo,
  ORDER_HASH_SECRET: values.ORDER_HASH_SECRET ?? SECRETS.ORDER_HASH_SECRET.demo,
  CONTENTFUL_DELIVERY_TOKEN: values.CONTENTFUL_DELIVERY_TOKEN ?? SECRETS.CONTENTFUL_DELIVERY_TOKEN.demo,
  CONTENTFUL_PREVIEW_TOKEN: values.CONTENTFUL_PREVIEW_TOKEN ?? SECRETS.CONTENTFUL_PREVIEW_TOKEN.demo,
  CONTENTFUL_MANAGEMENT_TOKEN: values.CONTENTFUL_MANAGEMENT_TOKEN ?? SECRETS.CONTENTFUL_MANAGEMENT_TOKEN.demo,
  CONTENTFUL_WEBHOOK_SECRET: values.CONTENTFUL_WEBHOOK_SECRET ?? SECRETS.CONTENTFUL_WEBHOOK_SECRET.demo,
  ALGOLIA_WRITE_KEY: values.ALGOLIA_WRITE_KEY ?? SECRETS.ALGOLIA_WRITE_KEY.demo,
  PAYMENT_API_KEY: values.PAYMENT_API_KEY ?? SECRETS.PAYMENT_API_KEY.demo,
  PAYMENT_MERCHANT_ACCOUNT: values.PAYMENT_MERCHANT_ACCOUNT ?? SECRETS.PAYMENT_MERCHANT_ACCOUNT.demo,
  PAYMENT_HMAC_KEY: values.PAYMENT_HMAC_KEY ?? SECRETS.PAYMENT_HMAC_KEY.demo,
  TICKET_API_KEY: values.TICKET_API_KEY ?? SECRETS.TICKET_API_KEY.demo,
  KLAVIYO_API_KEY: values.KLAVIYO_API_KEY ?? SECRETS.KLAVIYO_API_KEY.demo,
  MAILCHIMP_API_KEY: values.MAILCHIMP_API_KEY ?? SECRETS.MAILCHIMP_API_KEY.demo,
})
