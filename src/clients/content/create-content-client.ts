import type { ShippingOption } from '../../../schemas/api/cart.ts'
import type { SizeGuides } from '../../../schemas/api/size-guide.ts'
import type { UnshippablePlace } from '../../../schemas/api/unshippable-place.ts'
import type { Page } from '../../../schemas/page.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { dataFileAddress } from './data-file-address.ts'
import { DataFileError } from './data-file-error.ts'
import { readDataFile } from './read-data-file.ts'

interface Deps {
  readonly site: SiteConfig
  readonly language: string
  readonly build: string
  readonly fetch: typeof fetch
}

/** Published content over HTTP, as the browser reads it: data files of one site and language. What a site has once is read once. */
export const createContentClient = ({ fetch: request, ...place }: Deps) => {
  const read = (file: string) => readDataFile(dataFileAddress(file, place), request)
  return {
    // Files are written by the publisher from validated content.
    getPage: (key: string) => unlessMissing(read(`/data/pages/${key}_${place.language}.json`)) as Promise<Page | undefined>,
    getNavigation: once(() => read('/data/navTree') as Promise<readonly NavigationNode[]>),
    getRedirects: once(
      () => read('/data/redirects') as Promise<Readonly<Record<string, string | { readonly to?: string; readonly status?: number }>>>,
    ),
    getShippingOptions: once(() => read(`/data/shippingOptions_${place.language}.json`) as Promise<readonly ShippingOption[]>),
    getSizeGuides: once(() => read(`/data/size-guides_${place.language}.json`) as Promise<SizeGuides>),
    getUnshippablePlaces: once(
      async () => ((await unlessMissing(read(`/data/unable-to-ship_${place.language}.json`))) ?? []) as readonly UnshippablePlace[],
    ),
    getSeoData: once(
      () => read('/data/seoData') as Promise<Readonly<Record<string, { readonly title?: string; readonly description?: string }>>>,
    ),
  }
}

/** Every site has its tree and maps; which pages it has is for its merchandisers to say. */
const unlessMissing = (file: Promise<unknown>): Promise<unknown> =>
  file.catch((cause: unknown) => {
    if (cause instanceof DataFileError && cause.problem === 'missing') return undefined
    throw cause
  })

/** Remembers an answer; a failure is forgotten, so that the next call asks again. */
const once = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let answer: Promise<Answer> | undefined
  return () => {
    answer ??= ask().catch((cause: unknown) => {
      answer = undefined
      throw cause
    })
    return answer
  }
}
