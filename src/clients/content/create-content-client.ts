import type { ShippingOption } from '../../../schemas/api/cart.ts'
import type { SizeGuides } from '../../../schemas/api/size-guide.ts'
import type { UnshippablePlace } from '../../../schemas/api/unshippable-place.ts'
import type { Page } from '../../../schemas/page.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { dataFileAddress, DataFileError, readDataFile } from './data-file.ts'

interface Deps {
  readonly site: SiteConfig
  readonly language: string
  readonly build: string
  readonly fetch: typeof fetch
}

/** Published content over HTTP, as the browser reads it: data files of one site and language. What a site has once is read once. */
export const createContentClient = ({ fetch: request, ...source }: Deps) => {
  const read = (file: string) => readDataFile(dataFileAddress(file, source), request)
  return {
    // Files are written by the publisher from validated content.
    getPage: (key: string) => unlessMissing(read(`/data/pages/${key}_${source.language}.json`)) as Promise<Page | undefined>,
    getNavigation: once(() => read('/data/navTree') as Promise<readonly NavigationNode[]>),
    getRedirects: once(
      () => read('/data/redirects') as Promise<Readonly<Record<string, string | { readonly to?: string; readonly status?: number }>>>,
    ),
    getShippingOptions: once(() => read(`/data/shippingOptions_${source.language}.json`) as Promise<readonly ShippingOption[]>),
    getSizeGuides: once(() => read(`/data/size-guides_${source.language}.json`) as Promise<SizeGuides>),
    getUnshippablePlaces: once(
      async () => ((await unlessMissing(read(`/data/unable-to-ship_${source.language}.json`))) ?? []) as readonly UnshippablePlace[],
    ),
  }
}

/** Every site has its tree and maps; which pages it has is its merchandisers' decision. */
const unlessMissing = (file: Promise<unknown>): Promise<unknown> =>
  file.catch((cause: unknown) => {
    if (cause instanceof DataFileError && cause.problem === 'missing') return undefined
    throw cause
  })

/** Caches an answer; a failure is not cached, so that the next call tries again. */
const once = <Answer>(call: () => Promise<Answer>): (() => Promise<Answer>) => {
  let answer: Promise<Answer> | undefined
  return () => {
    answer ??= call().catch((cause: unknown) => {
      answer = undefined
      throw cause
    })
    return answer
  }
}
