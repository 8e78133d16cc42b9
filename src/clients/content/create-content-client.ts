import { once } from '../../lib/once.ts'
import type { ShippingOption } from '../../../schemas/api/cart.ts'
import type { RedirectMap } from '../../../schemas/api/redirects.ts'
import type { SizeGuides } from '../../../schemas/api/size-guide.ts'
import type { UnshippablePlace } from '../../../schemas/api/unshippable-place.ts'
import type { Page } from '../../../schemas/page.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { Example } from '../answer-example.ts'
import { dataFileAddress, DataFileError, readDataFile } from './data-file.ts'
import { NODE, PAGE, SIZE_GUIDES } from './examples.ts'

interface Deps {
  readonly site: SiteConfig
  readonly language: string
  readonly build: string
  readonly fetch: typeof fetch
}

/** Published content over HTTP, as the browser reads it: data files of one site and language. What a site has once is read once. */
export const createContentClient = ({ fetch: request, ...source }: Deps) => {
  const read = <Content>(file: string, example: Example<Content>) => readDataFile(dataFileAddress(file, source), request, example)
  return {
    getPage: (key: string) => unlessMissing(read<Page>(`/data/pages/${key}_${source.language}.json`, PAGE)),
    getNavigation: once(() => read<readonly NavigationNode[]>('/data/navTree', [NODE])),
    getRedirects: once(() => read<RedirectMap>('/data/redirects', {})),
    getShippingOptions: once(() => read<readonly ShippingOption[]>(`/data/shippingOptions_${source.language}.json`, [])),
    getSizeGuides: once(() => read<SizeGuides>(`/data/size-guides_${source.language}.json`, SIZE_GUIDES)),
    getUnshippablePlaces: once(
      async () => (await unlessMissing(read<readonly UnshippablePlace[]>(`/data/unable-to-ship_${source.language}.json`, []))) ?? [],
    ),
  }
}

/** Every site has its tree and maps; which pages it has is its merchandisers' decision. */
const unlessMissing = <Content>(file: Promise<Content>): Promise<Content | undefined> =>
  file.catch((cause: unknown) => {
    if (cause instanceof DataFileError && cause.problem === 'missing') return undefined
    throw cause
  })
