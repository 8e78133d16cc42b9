// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createVariantCounts } from '../../../../src/features/analytics/sinks/variant-counts.ts'
import type { Post } from '../../../../src/features/analytics/sinks/sink.ts'
import { createLateVariants, takesPart } from '../../../../src/pipeline/hydrate/analytics/late-variants.ts'
import { creditVariants } from '../../../../src/site/variant-credit.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { keepVariantNumber } from '../../../../src/features/analytics/variant-number.ts'
import { envelope } from '../../../factories/envelope.ts'
import { site } from '../../../factories/site.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

const SEEN = envelope({ event: 'variantSeen', data: { page: 'home', test: 'hero', variant: 'b', block: 'hero-b' } })
const posts = () => vi.fn<Post>().mockResolvedValue('arrived')
const kindsOf = (post: ReturnType<typeof posts>) => post.mock.calls.map(([, body]) => (JSON.parse(body) as { readonly kind: string }).kind)

describe('counts of variants', () => {
  const setUp = (storage = memoryStorage(), siteTag = 'ald-gb') => {
    const post = posts()
    return { post, storage, counts: createVariantCounts({ siteTag, language: 'en', storage, post }) }
  }

  it('say once that a variant was seen, and once that something was put in the bag and ordered after it', () => {
    const { counts, post } = setUp()
    for (let time = 0; time < 3; time += 1) {
      counts.see(SEEN)
      counts.credit('bag')
      counts.credit('order')
    }
    expect(kindsOf(post)).toEqual(['seen', 'bag', 'order'])
    expect(post.mock.calls[0]?.[0]).toBe('/api/variants?siteTag=ald-gb&lang=en')
  })

  it('are of the site that the variant was seen on, also where several sites share a browser’s storage', () => {
    const { storage, counts } = setUp()
    counts.see(SEEN)
    const elsewhere = setUp(storage, 'ald-us')
    elsewhere.counts.credit('order')
    expect(elsewhere.post).not.toHaveBeenCalled()
    elsewhere.counts.see(SEEN)
    expect(kindsOf(elsewhere.post)).toEqual(['seen'])
  })

  it('begin anew where what is stored is unreadable', () => {
    for (const stored of ['{', '5', '[{"siteTag":"ald-gb"},null,7]']) {
      const storage = memoryStorage()
      storage.setItem('variantsCounted', stored)
      const { counts, post } = setUp(storage)
      counts.credit('bag')
      counts.see(SEEN)
      expect(kindsOf(post)).toEqual(['seen'])
    }
  })

  it('begin with the first variant that a page shows; from then on what is bought counts', async () => {
    window.localStorage.clear()
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetched)
    const kinds = () => fetched.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { readonly kind: string }).kind)
    const variants = createLateVariants(siteValueOf(site(), 'en'))
    creditVariants('order')
    variants.send(SEEN)
    await vi.waitFor(() => expect(kinds()).toEqual(['seen']))
    creditVariants('order')
    await vi.waitFor(() => expect(kinds()).toEqual(['seen', 'order']))
    // Another page of the visit.
    createLateVariants(siteValueOf(site(), 'en'))
    vi.unstubAllGlobals()
  })
})

describe('the number of a visitor', () => {
  it('comes and goes with the code that has it: nobody who has not decided is sent any', async () => {
    const variants = createLateVariants(siteValueOf(site(), 'en'))
    variants.update('undecided')
    variants.update('granted')
    await vi.waitFor(() => expect(takesPart()).toBe(true))
    variants.update('refused')
    await vi.waitFor(() => expect(takesPart()).toBe(false))
  })

  beforeEach(() => {
    document.cookie = 'variantNumber=; Max-Age=0'
  })

  it('is drawn when she agrees to statistics, stays the same, and goes when she does no longer', () => {
    keepVariantNumber('undecided')
    expect(takesPart()).toBe(false)
    keepVariantNumber('granted')
    const drawn = document.cookie
    expect(drawn).toMatch(/^variantNumber=\d{1,4}$/)
    keepVariantNumber('granted')
    expect(document.cookie).toBe(drawn)
    keepVariantNumber('refused')
    expect(takesPart()).toBe(false)
  })
})
