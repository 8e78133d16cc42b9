import { test } from '@playwright/test'

/** Seconds since `begun`, of `performance.now()`: reported, never asserted, because machines differ. */
export const tellTime = (how: string, begun: number): void => {
  test.info().annotations.push({ type: 'clock', description: `${how}: ${Math.round((performance.now() - begun) / 1000)} s` })
}
