/** Of the embedded provider; see server/configuration/secrets.ts. */
export const DEMO_KEY = '44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056'

/**
 * What the attacked shops sign with, and what counts still, as while secrets are changed. `RETIRED` was theirs before: neither is it any
 * more.
 */
export const SECRET_VALUES = {
  SESSION_SECRET: 'a-session-secret-of-attacks-0123456789',
  SESSION_SECRET_PREVIOUS: 'the-session-secret-before-of-attacks-0123456789',
  ORDER_HASH_SECRET: 'an-order-secret-of-attacks-0123456789',
  ORDER_HASH_SECRET_PREVIOUS: 'the-order-secret-before-of-attacks-0123456789',
  CONTENTFUL_WEBHOOK_SECRET: 'a-webhook-secret-of-attacks',
  CONTENTFUL_WEBHOOK_SECRET_PREVIOUS: 'the-webhook-secret-before-of-attacks',
}

export const PAYMENT_KEY_BEFORE = 'fedcba9876543210fedcba98765432100123456789abcdef0123456789abcdef'

/** By the name of the current one. */
export const RETIRED = {
  SESSION_SECRET: 'the-session-secret-of-last-year-0123456789',
  ORDER_HASH_SECRET: 'the-order-secret-of-last-year-0123456789',
  CONTENTFUL_WEBHOOK_SECRET: 'the-webhook-secret-of-last-year',
  PAYMENT_HMAC_KEY: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
}
