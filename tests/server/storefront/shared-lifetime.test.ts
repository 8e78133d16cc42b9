import { describe, expect, it } from 'vitest'
import { sharedLifetime } from '../../../server/storefront/shared-lifetime.ts'
import { defined } from '../../../src/lib/defined.ts'

const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'
const lifetime = (control: string, { cdnSeconds, changesAt }: { readonly cdnSeconds?: number; readonly changesAt?: number } = {}) =>
  sharedLifetime({
    answer: { headers: { 'cache-control': control }, ...defined({ changesAt }) },
    cdnSeconds,
    now: 1_000,
  })

describe('caches in front that are purged', () => {
  it('may keep a public page for as long as the shop says, and what everybody else is told stays as it is', () => {
    expect(lifetime(PAGE, { cdnSeconds: 3_600 })).toEqual({ 'cdn-cache-control': 'max-age=3600, stale-while-revalidate=60' })
  })

  it.each(['private, no-store', 'private, no-cache', 'no-cache'])('are told nothing of an answer that says %s', (control) => {
    expect(lifetime(control, { cdnSeconds: 3_600, changesAt: 61_000 })).toEqual({})
  })

  it('are told nothing where there are none', () => {
    expect(lifetime(PAGE)).toEqual({})
  })
})

describe('a page whose blocks change at a moment', () => {
  it('is kept by no cache beyond it, although it was made long before it is sent', () => {
    expect(lifetime(PAGE, { cdnSeconds: 3_600, changesAt: 31_000 })).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=0',
      'cdn-cache-control': 'max-age=30, stale-while-revalidate=0',
    })
    expect(lifetime(PAGE, { cdnSeconds: 3_600, changesAt: 3_631_000 })).toEqual({
      'cache-control': PAGE,
      'cdn-cache-control': 'max-age=3600, stale-while-revalidate=30',
    })
  })

  it('is not fresh any more where it is sent too late', () => {
    expect(lifetime(PAGE, { changesAt: 0 })['cache-control']).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0')
  })
})
