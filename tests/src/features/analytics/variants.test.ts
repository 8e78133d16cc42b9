// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createVariantCounts } from '../../../../src/features/analytics/sinks/variant-counts.ts'
import { createVariantSink } from '../../../../src/features/analytics/sinks/variants.ts'
import type { Post } from '../../../../src/features/analytics/sinks/sink.ts'
import { hasVariantNumber, keepVariantNumber } from '../../../../src/features/analytics/variant-number.ts'
import { envelope } from '../../../factories/envelope.ts'
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

  it('need no code while this browser has seen no variant', async () => {
    const post = posts()
    const sink = createVariantSink({ siteTag: 'ald-gb', language: 'en', storage: memoryStorage(), post })
    sink.credit('order')
    sink.send(SEEN)
    await vi.waitFor(() => expect(kindsOf(post)).toEqual(['seen']))
    sink.credit('order')
    await vi.waitFor(() => expect(kindsOf(post)).toEqual(['seen', 'order']))
  })
})

describe('the number of a visitor', () => {
  beforeEach(() => {
    document.cookie = 'variantNumber=; Max-Age=0'
  })

  it('is drawn when she agrees to statistics, stays the same, and goes when she does no longer', () => {
    keepVariantNumber('undecided')
    expect(hasVariantNumber()).toBe(false)
    keepVariantNumber('granted')
    const drawn = document.cookie
    expect(drawn).toMatch(/^variantNumber=\d{1,4}$/)
    keepVariantNumber('granted')
    expect(document.cookie).toBe(drawn)
    keepVariantNumber('refused')
    expect(hasVariantNumber()).toBe(false)
  })
})
