type Variables = Readonly<Record<string, string>>

const PICTURES = { IMAGES_URL: 's3://shop/alder', IMAGES_REGION: 'eu-west-1', IMAGES_ACCESS_KEY_ID: 'AKIA' }

/** What is wrong, the variables that make a production environment so, and the sentence that a stranger can act on. */
export const WRONG_CONFIGURATIONS: readonly (readonly [wrong: string, change: Variables, sentence: string])[] = [
  [
    'without a database',
    { DATABASE_URL: '' },
    'DATABASE_URL must be set when APP_ENV is production, the address of the database; or name database in EMBEDDED',
  ],
  [
    'without a CMS',
    { CONTENTFUL_HOST: '' },
    'CONTENTFUL_HOST must be set when APP_ENV is production, the address of the CMS (Contentful); or name cms in EMBEDDED',
  ],
  [
    'without search',
    { ALGOLIA_HOST: '' },
    'ALGOLIA_HOST must be set when APP_ENV is production, the address of search (Algolia); or name search in EMBEDDED',
  ],
  [
    'without a help desk',
    { TICKET_API_URL: '' },
    'TICKET_API_URL must be set when APP_ENV is production, the address of the help desk; or name tickets in EMBEDDED',
  ],
  ['without a payment provider', { PAYMENT_BASE_URL: '' }, 'PAYMENT_BASE_URL must be set when APP_ENV is production: the live address'],
  [
    'with the embedded payment provider',
    { PAYMENT_BASE_URL: '', EMBEDDED: 'payments' },
    'EMBEDDED must not name payments in production: the embedded provider approves payments without money',
  ],
  [
    'with the embedded mailbox',
    { EMBEDDED: 'mailbox', MAIL_URL: '' },
    'EMBEDDED must not name mailbox in production: everybody could read the mails and codes of shoppers',
  ],
  [
    'without a mail server',
    { MAIL_URL: '' },
    'MAIL_URL must be set when APP_ENV is production, or confirmations and codes would reach nobody: smtps://user:password@host:465',
  ],
  ['that forgets buyers before returns are over', { KEEP_ORDERS_DAYS: '7' }, 'KEEP_ORDERS_DAYS: must be a number of days, 30 or more'],
  [
    'that stores messages for no number of days',
    { KEEP_MESSAGES_DAYS: 'a month' },
    'KEEP_MESSAGES_DAYS: must be a number of days, 3 or more',
  ],
  ['with half a key for its pictures', PICTURES, 'IMAGES_SECRET_ACCESS_KEY must be set beside IMAGES_URL'],
  ['with keys for pictures that are nowhere', { IMAGES_SECRET_ACCESS_KEY: 'x' }, 'IMAGES_SECRET_ACCESS_KEY is set, and IMAGES_URL is not'],
  ['with pictures in no bucket', { IMAGES_URL: 'https://pictures.example' }, 'IMAGES_URL: must name a bucket'],
  [
    'with keys for pictures sent unencrypted',
    { ...PICTURES, IMAGES_SECRET_ACCESS_KEY: 'x', IMAGES_ENDPOINT: 'http://s3.example' },
    'IMAGES_ENDPOINT must begin with https://',
  ],
  [
    'with a cache in front and no token for it',
    { CDN_PURGE_URL: 'https://cdn.example/purge' },
    'CDN_PURGE_TOKEN must be set beside CDN_PURGE_URL',
  ],
  ['with a token for no cache', { CDN_PURGE_TOKEN: 'purge-of-tests' }, 'CDN_PURGE_TOKEN is set, and CDN_PURGE_URL is not'],
  ['with a cache in front of another kind', { CDN_PURGE_URL: 'varnish:6081' }, 'CDN_PURGE_URL'],
  ['with a page kept for a week', { CDN_SECONDS: '604800' }, 'CDN_SECONDS: must be a number of seconds from 60 to 86400'],
  ['without a sender for its mails', { MAIL_FROM: '' }, 'MAIL_FROM must be set beside MAIL_URL: the sender that shoppers see'],
  ['with two senders for its mails', { MAIL_FROM: 'a@shop.example, b@shop.example' }, 'MAIL_FROM: must be a sender such as'],
  ['without the key of its mail provider', { MAIL_API_KEY: '' }, 'MAIL_API_KEY must be set beside an https MAIL_URL'],
  ['with mails sent unencrypted', { MAIL_URL: 'http://mail.example' }, 'MAIL_URL must begin with https://'],
  ['with a mail server of another kind', { MAIL_URL: 'imaps://mail.example' }, 'MAIL_URL: must begin with smtps://, smtp:// or https://'],
  [
    'with a part of the platform that does not exist',
    { EMBEDDED: 'serch' },
    'EMBEDDED: names serch; it can name database, cms, search, identity, klaviyo, mailchimp, tickets',
  ],
  [
    'with a service both real and embedded',
    { EMBEDDED: 'search' },
    'EMBEDDED names search, and ALGOLIA_HOST is set: remove one of the two',
  ],
  [
    'with the provider’s test address',
    { PAYMENT_BASE_URL: 'https://checkout-test.adyen.com/v71' },
    'PAYMENT_BASE_URL is the provider’s test address, where nobody pays',
  ],
  ['with keys sent unencrypted', { ALGOLIA_HOST: 'http://search.example' }, 'ALGOLIA_HOST must begin with https://'],
  ['without its public address', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN must be set when APP_ENV is production'],
  [
    'with a public address that only this machine has',
    { PUBLIC_ORIGIN: 'https://localhost:3000' },
    'PUBLIC_ORIGIN must be the https address that shoppers have',
  ],
  [
    'with a public address without TLS',
    { PUBLIC_ORIGIN: 'http://shop.example' },
    'PUBLIC_ORIGIN must be the https address that shoppers have',
  ],
  [
    'with a session secret that is too short',
    { SESSION_SECRET: 'x'.repeat(31) },
    'SESSION_SECRET: must have at least 32 characters; make one with: openssl rand -hex 32',
  ],
  ['with an order secret that is too short', { ORDER_HASH_SECRET: 'x'.repeat(31) }, 'ORDER_HASH_SECRET: must have at least 32 characters'],
  [
    'with the base64 form of the payment key',
    { PAYMENT_HMAC_KEY: 'RHgt71R6qgbJEMQ5Mu' },
    'PAYMENT_HMAC_KEY: must be the 64 hexadecimal characters',
  ],
  ['with a line end in a key', { PAYMENT_API_KEY: 'key\n' }, 'PAYMENT_API_KEY: must be the key alone, without spaces or line ends'],
  [
    'with a limit of refunds in another form',
    { ORDERS_REFUND: 'care', ORDERS_APPROVE: 'leads', ORDERS_REFUND_LIMIT: '£100' },
    'ORDERS_REFUND_LIMIT: must be an amount in major units, for every currency or for some: 100, or GBP=100, EUR=120',
  ],
  [
    'with a limit of refunds and nobody who approves more',
    { ORDERS_REFUND: 'care', ORDERS_REFUND_LIMIT: '100' },
    'ORDERS_REFUND_LIMIT needs people who approve what is more: set ORDERS_APPROVE to their groups, or remove the limit',
  ],
  [
    'with a limit of refunds for nobody',
    { ORDERS_SHIP: 'warehouse', ORDERS_APPROVE: 'leads', ORDERS_REFUND_LIMIT: '100' },
    'ORDERS_REFUND_LIMIT limits the people of ORDERS_REFUND, which is not set',
  ],
  [
    'with people who approve refunds above no limit',
    { ORDERS_REFUND: 'care', ORDERS_APPROVE: 'leads' },
    'ORDERS_APPROVE names people who approve refunds above ORDERS_REFUND_LIMIT, which is not set: set it, or remove ORDERS_APPROVE',
  ],
  [
    'with sites for people at the desk',
    { ORDERS_SHIP: 'warehouse=ald-gb' },
    'ORDERS_SHIP: must be names of groups with a comma between them, without sites: customer-care, warehouse',
  ],
  ['with a short preview password', { PREVIEW_PASSWORD: 'orchard' }, 'PREVIEW_PASSWORD: must have at least 12 characters'],
  ['without the id of the CMS’s space', { CONTENTFUL_SPACE_ID: '' }, 'CONTENTFUL_SPACE_ID must be set beside CONTENTFUL_HOST'],
  ['without the id of the search application', { ALGOLIA_APP_ID: '' }, 'ALGOLIA_APP_ID must be set beside ALGOLIA_HOST'],
  ['with test controls', { ENABLE_TEST_CONTROLS: '1' }, 'ENABLE_TEST_CONTROLS must not be 1 when APP_ENV is production'],
  ['with the demo', { DEMO: 'on' }, 'DEMO must not be on when APP_ENV is production: its people have published passwords'],
  ['with the demo beside a shop of its own', { DEMO: 'on', SHOP: 'shops/own' }, 'DEMO must not be on beside SHOP'],
  [
    'without the demo, under its name',
    { DEMO: 'off' },
    'DEMO=off without SHOP would open an empty shop under the name of the demo: make one of your own with npm run create-shop',
  ],
  ['with a clock that was set', { SEED_CLOCK: '2026-01-01T00:00:00Z' }, 'SEED_CLOCK must not be set when APP_ENV is production'],
  ['with memory for a data folder', { DATA_DIR: 'memory://' }, 'DATA_DIR must be a folder when APP_ENV is production'],
  [
    'with a database that is not PostgreSQL',
    { DATABASE_URL: 'mysql://db.example/shop' },
    'DATABASE_URL: must be the address of a PostgreSQL',
  ],
  [
    'with a database that is not PostgreSQL',
    { DATABASE_URL: '', DATABASE_SESSION_URL: 'postgres://shop@db.example/shop' },
    'DATABASE_SESSION_URL is set without DATABASE_URL',
  ],
  [
    'with an address without a scheme',
    { COGNITO_ENDPOINT: 'cognito-idp.eu-west-1.amazonaws.com' },
    'COGNITO_ENDPOINT: must be an address that begins with https://',
  ],
  ['with an environment it does not know', { APP_ENV: 'prod' }, 'APP_ENV: must be development, test, staging or production'],
  [
    'with groups of publishers in another form',
    { COMPOSE_PUBLISHERS: 'publishers; asia-team=ald-jp' },
    'COMPOSE_PUBLISHERS: must be names of groups with a comma between them, each for every site or for some: publishers, asia-team=ald-jp+ald-hk',
  ],
  [
    'with four eyes and nobody who may approve',
    { COMPOSE_FOUR_EYES: '1' },
    'COMPOSE_FOUR_EYES=1 needs people who sign in and may approve: set COMPOSE_PUBLISHERS to their groups, or remove it',
  ],
  [
    'with an app of the CMS and no secret of it',
    { CONTENTFUL_APP_ID: 'vitrineApp', CONTENTFUL_APP_EDITORS: '*' },
    'CONTENTFUL_APP_SECRET must be set beside CONTENTFUL_APP_ID: Contentful shows it in the app definition. Or unset CONTENTFUL_APP_ID, CONTENTFUL_APP_EDITORS',
  ],
  [
    'with people for an app of the CMS and no app',
    { CONTENTFUL_APP_PUBLISHERS: 'pat' },
    'CONTENTFUL_APP_ID must be set beside CONTENTFUL_APP_PUBLISHERS',
  ],
  [
    'with an app of the CMS that nobody may use',
    { CONTENTFUL_APP_ID: 'vitrineApp', CONTENTFUL_APP_SECRET: 's'.repeat(64) },
    'CONTENTFUL_APP_EDITORS must be set, or nobody could use the composer in Contentful',
  ],
  [
    'with a short signing secret of the app',
    { CONTENTFUL_APP_SECRET: 'secret' },
    'CONTENTFUL_APP_SECRET: must be the 64 characters of the app’s signing secret',
  ],
  [
    'with everybody as a publisher in the CMS',
    { CONTENTFUL_APP_PUBLISHERS: '*' },
    'CONTENTFUL_APP_PUBLISHERS: must be ids of Contentful users with a comma between them',
  ],
  [
    'with a host of the app that anybody between could change',
    {
      CONTENTFUL_APP_ID: 'a',
      CONTENTFUL_APP_SECRET: 's'.repeat(64),
      CONTENTFUL_APP_EDITORS: '*',
      CONTENTFUL_APP_HOSTS: 'http://cms.example',
    },
    'CONTENTFUL_APP_HOSTS must begin with https://',
  ],
  [
    'with sites for editors',
    { COMPOSE_EDITORS: 'editors=ald-gb' },
    'COMPOSE_EDITORS: must be names of groups with a comma between them, without sites: drafts are edited for every site',
  ],
  [
    'with a second value of a secret that has no first one',
    { CONTENTFUL_APP_SECRET_PREVIOUS: 'p'.repeat(64) },
    'CONTENTFUL_APP_SECRET_PREVIOUS is set, and CONTENTFUL_APP_SECRET is not: set CONTENTFUL_APP_SECRET to the value that signs, or unset CONTENTFUL_APP_SECRET_PREVIOUS',
  ],
  [
    'with a secret that is changed to itself',
    { ORDER_HASH_SECRET_PREVIOUS: 'an-order-secret-of-tests-0123456789' },
    'ORDER_HASH_SECRET_PREVIOUS has the value of ORDER_HASH_SECRET, so that nothing is being changed: set one of the two to the other value, or unset ORDER_HASH_SECRET_PREVIOUS',
  ],
  [
    'with the demo’s secret before its own',
    { PAYMENT_HMAC_KEY_PREVIOUS: '44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056' },
    'PAYMENT_HMAC_KEY_PREVIOUS has a value of the demo, with which anybody can sign: unset PAYMENT_HMAC_KEY_PREVIOUS, and what it signed ends at once',
  ],
  [
    'with a weak secret before its own',
    { SESSION_SECRET_PREVIOUS: 'ab'.repeat(20) },
    'SESSION_SECRET_PREVIOUS is the same 2 characters again and again, which is guessed first: unset SESSION_SECRET_PREVIOUS',
  ],
  [
    'with a secret before its own that another one still has',
    { SESSION_SECRET_PREVIOUS: 'an-order-secret-of-tests-0123456789' },
    'SESSION_SECRET_PREVIOUS has the value of ORDER_HASH_SECRET, and whoever learns one knows the other: change ORDER_HASH_SECRET too',
  ],
  [
    'with a short secret before its own',
    { CONTENTFUL_WEBHOOK_SECRET_PREVIOUS: 'short' },
    'CONTENTFUL_WEBHOOK_SECRET_PREVIOUS: must have at least 16 characters',
  ],
  [
    'with one secret in two places',
    { SESSION_SECRET: 'one-value-for-both-0123456789-abcdefgh', ORDER_HASH_SECRET: 'one-value-for-both-0123456789-abcdefgh' },
    'SESSION_SECRET and ORDER_HASH_SECRET have the same value, and whoever learns one knows the others: give each its own; make one with: openssl rand -hex 32',
  ],
  [
    'with a password that is also a key',
    { PREVIEW_PASSWORD: 'orchards-in-may', TICKET_API_KEY: 'orchards-in-may', MAILCHIMP_API_KEY: 'orchards-in-may' },
    'TICKET_API_KEY, MAILCHIMP_API_KEY and PREVIEW_PASSWORD have the same value, and whoever learns one knows the others: give each its own; make one with: openssl rand -hex 32',
  ],
  [
    'with a session secret of one character',
    { SESSION_SECRET: 'a'.repeat(36) },
    'SESSION_SECRET is one character again and again, which is guessed first: make one with: openssl rand -hex 32',
  ],
  [
    'with a preview password of a short pattern',
    { PREVIEW_PASSWORD: 'abcabcabcabca' },
    'PREVIEW_PASSWORD is the same 3 characters again and again, which is guessed first: make one with: openssl rand -hex 32',
  ],
  [
    'with a secret that is its own name',
    { ORDER_HASH_SECRET: 'order-hash-secret-ORDER_HASH_SECRET-2026' },
    'ORDER_HASH_SECRET is its own name, which is guessed first: make one with: openssl rand -hex 32',
  ],
  [
    'with a placeholder for a vendor’s key',
    { KLAVIYO_API_KEY: 'xxxxxxxxxxxx' },
    'KLAVIYO_API_KEY is one character again and again, which is guessed first: Klaviyo makes one under Settings, API keys',
  ],
  [
    'with metrics on the port of the shop, which is the usual one',
    { METRICS_PORT: '3000' },
    'METRICS_PORT is the same port as PORT (3000), and each listens by itself: give METRICS_PORT another number, or remove it',
  ],
  [
    'with metrics on the port of TLS',
    { PORT: '3100', TLS_PORT: '3443', METRICS_PORT: '3443' },
    'METRICS_PORT is the same port as TLS_PORT (3443), and each listens by itself: give METRICS_PORT another number, or remove it',
  ],
]
