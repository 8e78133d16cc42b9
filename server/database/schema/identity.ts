import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const epochMs = () => bigint({ mode: 'number' })

/** The vendor's states of an account. */
export type IdentityStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD' | 'DISABLED'

/** Users of the embedded identity provider. No password is stored, only its verifier. */
export const identityUsers = pgTable('identity_users', {
  sub: text().primaryKey(),
  /** The e-mail address, lower-cased and trimmed (AUTH-09). */
  username: text().notNull().unique(),
  status: text().$type<IdentityStatus>().notNull(),
  attributes: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  /** Groups of the user pool, which say what staff may do; customers are in none. */
  groups: jsonb().$type<readonly string[]>().notNull().default([]),
  /** For USER_PASSWORD_AUTH: `scrypt$N$salt$hash`. */
  passwordHash: text().notNull(),
  /** What the verifier was made with beside the password; a row without one has its username in it. Never an address that may change. */
  srpName: text(),
  /** For USER_SRP_AUTH: canonical hex, as the protocol hashes it. */
  srpSalt: text().notNull(),
  srpVerifier: text().notNull(),
  /** Sign-ins so far; the magic user that fails once counts them. */
  signIns: integer().notNull().default(0),
  createdAt: epochMs().notNull(),
  updatedAt: epochMs().notNull(),
})

/** The code last sent to a user for a purpose, as a keyed hash. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    sub: text()
      .notNull()
      .references(() => identityUsers.sub, { onDelete: 'cascade' }),
    /** `signUp`, `password` or `attribute:{name}`. */
    purpose: text().notNull(),
    codeHash: text().notNull(),
    /** Of a code that moves the account to another address: that address. The old one stays until the code came back. */
    destination: text(),
    expiresAt: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.purpose] })],
)

/** A sign-in on a device: one refresh token and every token issued from it. A deleted row is a revoked sign-in. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    /** The tokens' `origin_jti`. */
    id: text().primaryKey(),
    refreshTokenHash: text().notNull().unique(),
    sub: text()
      .notNull()
      .references(() => identityUsers.sub, { onDelete: 'cascade' }),
    authenticatedAt: epochMs().notNull(),
    expiresAt: epochMs().notNull(),
  },
  (table) => [index('identity_sessions_sub').on(table.sub)],
)

/** The key pair that signs tokens, stored so that they survive a restart; the private half is sealed. */
export const identityKeys = pgTable('identity_keys', {
  /** `current` signs tokens; `cards` opens what browsers encrypt for the payment provider. */
  slot: text().primaryKey(),
  kid: text().notNull(),
  publicJwk: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  sealedPrivateJwk: text().notNull(),
})
