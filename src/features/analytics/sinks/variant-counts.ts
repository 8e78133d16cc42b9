import { readJson, writeJson } from '../../../lib/stored-json.ts'
import type { VariantCredit } from '../../../site/variant-credit.ts'
import { VARIANTS_COUNTED } from '../../../site/variant-storage.ts'
import type { Envelope } from '../analytics-event.ts'
import type { Post } from './sink.ts'

interface Deps {
  readonly siteTag: string
  readonly language: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly post: Post
}

type Kind = 'seen' | VariantCredit

/** A variant that this browser has seen, and what was counted of it already. */
interface Counted {
  readonly siteTag: string
  readonly language: string
  readonly page: string
  readonly test: string
  readonly variant: string
  readonly kinds: readonly Kind[]
}

/** The oldest go: their tests are over. */
const MAX_STORED = 50

/** Counts each variant once that this browser sees, and once each what was done after it was seen. */
export const createVariantCounts = ({ siteTag, language, storage, post }: Deps) => {
  const read = (): readonly Counted[] => {
    const stored = readJson(storage, VARIANTS_COUNTED)
    return Array.isArray(stored) ? stored.filter(isCounted) : []
  }
  const write = (counted: readonly Counted[]): void => writeJson(storage, VARIANTS_COUNTED, counted.slice(-MAX_STORED))
  const send = (one: Counted, kind: Kind): void => {
    const { page, test, variant } = one
    const query = new URLSearchParams({ siteTag: one.siteTag, lang: one.language })
    const body = JSON.stringify({ page, test, variant, kind })
    // Of the page's own origin: the server reads the visitor's number from her cookie.
    void post(`/api/variants?${query.toString()}`, body, { 'content-type': 'application/json' })
  }
  return {
    see: (envelope: Envelope): void => {
      if (envelope.event !== 'variantSeen') return
      const { page, test, variant } = envelope.data
      const before = read()
      const isSame = (one: Counted): boolean => one.siteTag === siteTag && one.page === page && one.test === test && one.variant === variant
      if (before.some(isSame)) return
      const seen: Counted = { siteTag, language, page, test, variant, kinds: ['seen'] }
      write([...before, seen])
      send(seen, 'seen')
    },
    credit: (kind: VariantCredit): void => {
      const before = read()
      const isDue = (one: Counted): boolean => one.siteTag === siteTag && !one.kinds.includes(kind)
      write(before.map((one) => (isDue(one) ? { ...one, kinds: [...one.kinds, kind] } : one)))
      for (const one of before.filter(isDue)) send(one, kind)
    },
  }
}

/** Another version of the shop may have written them. */
const isCounted = (stored: unknown): stored is Counted =>
  typeof stored === 'object' &&
  stored !== null &&
  ['siteTag', 'language', 'page', 'test', 'variant'].every((name) => typeof Reflect.get(stored, name) === 'string') &&
  Array.isArray(Reflect.get(stored, 'kinds'))
