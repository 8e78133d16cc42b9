import { VARIANTS_COUNTED, type VariantCredit } from '../../../site/variant-credit.ts'
import type { createVariantCounts } from './variant-counts.ts'
import type { Post, Sink } from './sink.ts'

interface Deps {
  readonly siteTag: string
  readonly language: string
  /** Undefined where the browser refuses it: then nothing could be counted once only. */
  readonly storage: Storage | undefined
  readonly post: Post
}

interface VariantSink extends Sink {
  /** What was done after variants were seen. */
  readonly credit: (kind: VariantCredit) => void
}

/** The shop's own counts of variants. Few pages have any, so the code that counts comes with the first one. */
export const createVariantSink = ({ storage, ...rest }: Deps): VariantSink => {
  const withCounts = (run: (counts: ReturnType<typeof createVariantCounts>) => void): void => {
    if (storage === undefined) return
    // Code that does not come counts nothing, and nobody misses it.
    void import('./variant-counts.ts').then((counting) => run(counting.createVariantCounts({ storage, ...rest })), nothing)
  }
  return {
    name: 'variants',
    category: 'statistics',
    send: (envelope) => withCounts(({ see }) => see(envelope)),
    credit: (kind) => {
      if ((storage?.getItem(VARIANTS_COUNTED) ?? null) !== null) withCounts((counts) => counts.credit(kind))
    },
    flush: nothing,
    discard: nothing,
  }
}

const nothing = (): void => undefined
