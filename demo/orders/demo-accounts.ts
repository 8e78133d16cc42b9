/** A demo user: `sub` is the same in the identity provider's seed and the commerce seed. */
export interface DemoAccount {
  readonly sub: string
  readonly email: string
}

/** Users of contracts 8 that have something in the shop. */
export const demoAccounts = {
  jane: { sub: '0a6e1f5e-1f0b-4c55-9d6c-0000000a1e01', email: 'jane@example.com' },
  full: { sub: '0a6e1f5e-1f0b-4c55-9d6c-0000000a1e02', email: 'full@example.com' },
} as const satisfies Readonly<Record<string, DemoAccount>>
