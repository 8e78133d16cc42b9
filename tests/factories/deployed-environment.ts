/** Tests call a deployed shop by the names of this machine. */
const HOSTS = 'localhost, 127.0.0.1'

/** An environment of a staging shop on the embedded platform that starts. */
export const STAGING = {
  APP_ENV: 'staging',
  HOSTS,
  STAGING_PASSWORD: 'linen & wool',
  SESSION_SECRET: 'a-session-secret-of-tests-0123456789',
  ORDER_HASH_SECRET: 'an-order-secret-of-tests-0123456789',
  CONTENTFUL_DELIVERY_TOKEN: 'delivery-of-tests',
  CONTENTFUL_PREVIEW_TOKEN: 'preview-of-tests',
  CONTENTFUL_MANAGEMENT_TOKEN: 'management-of-tests',
  CONTENTFUL_WEBHOOK_SECRET: 'a-webhook-secret-of-tests',
  ALGOLIA_WRITE_KEY: 'write-of-tests',
  PAYMENT_API_KEY: 'payment-of-tests',
  PAYMENT_MERCHANT_ACCOUNT: 'ShopOfTests',
  PAYMENT_HMAC_KEY: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  TICKET_API_KEY: 'ticket-of-tests',
  KLAVIYO_API_KEY: 'klaviyo-of-tests',
  MAILCHIMP_API_KEY: 'mailchimp-of-tests',
  MAIL_API_KEY: 'mail-of-tests',
} as const

/** Where nobody answers; of this machine, so that no test can call a vendor. */
const NOWHERE = 'http://127.0.0.1:9'

/** An environment of a production shop with every service named; `vendor` is where all of them are. */
export const productionEnvironment = (vendor = NOWHERE) => ({
  ...STAGING,
  APP_ENV: 'production',
  HOSTS,
  PUBLIC_ORIGIN: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop',
  CONTENTFUL_HOST: vendor,
  CONTENTFUL_MANAGEMENT_HOST: vendor,
  CONTENTFUL_SPACE_ID: 'space-of-tests',
  ALGOLIA_HOST: vendor,
  // As in themes/config.json.
  ALGOLIA_APP_ID: 'EMBEDDED',
  COGNITO_ENDPOINT: vendor,
  PAYMENT_BASE_URL: vendor,
  BANK_HOSTS: 'https://*.bank.example',
  KLAVIYO_BASE_URL: vendor,
  MAILCHIMP_BASE_URL: vendor,
  TICKET_API_URL: vendor,
  MAIL_URL: vendor,
  MAIL_FROM: 'Shop <orders@shop.example>',
})
