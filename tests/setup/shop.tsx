import type { SiteTerms } from '../../schemas/api/site-terms.ts'
import { createAnswer } from '../../src/pipeline/answer.ts'
import type { RenderDeps, RenderRequest, RenderResponse } from '../../src/pipeline/render-deps.ts'
import { createViewStore, type AnyDefinition, type AnyViewProps, type Registry } from '../../src/pipeline/blocks/registry.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { site as siteByKey } from '../factories/site.ts'
import { messagesOf } from './messages.ts'
import { createTestPageDeps, type TestContent } from './page-deps.ts'
import { defined } from '../../src/lib/defined.ts'

const block = (hydrate: AnyDefinition['hydrate'], view: (props: AnyViewProps) => React.ReactNode): AnyDefinition => ({
  hydrate,
  view: async () => ({ view }),
})

/** Blocks as plain as can be: `text` stays HTML, `button` hydrates, `column` holds others, `broken` throws. */
export const testRegistry: Registry = {
  text: block('never', ({ props }) => <p>{String(props['text'])}</p>),
  button: block('load', ({ props }) => <button type="button">{String(props['label'])}</button>),
  visibleButton: block('visible', ({ props }) => <button type="button">{String(props['label'])}</button>),
  column: block('never', ({ slots }) => <section>{slots['body']}</section>),
  broken: block('never', () => {
    throw new Error('This block is broken')
  }),
}

interface Options extends TestContent {
  readonly sites?: readonly SiteConfig[]
  readonly registry?: Registry
  readonly now?: () => number
  readonly showsProblems?: boolean
  readonly publicOrigin?: string
  readonly browserErrors?: RenderDeps['browserErrors']
  readonly termsOf?: (site: SiteConfig) => Promise<SiteTerms>
  readonly shippingOf?: RenderDeps['shippingOf']
}

/** The shop's render function over a content in memory. */
export const createTestShop = ({
  sites = ['gb', 'us', 'ca', 'ae', 'jp'].map((key) => siteByKey(key)),
  registry = testRegistry,
  now = Date.now,
  showsProblems = false,
  publicOrigin,
  browserErrors = 'off',
  termsOf = async () => ({}),
  shippingOf = async () => [],
  ...content
}: Options = {}) => {
  const reports: ReturnType<typeof createTestPageDeps>['reports'] = []
  const render = createAnswer({
    sites,
    registry,
    views: createViewStore(registry),
    assets: {
      preamble: [],
      entry: '/entry.js',
      boot: '/boot.js',
      errors: '/errors.js',
      texts: (locale) => ({ blocks: `/assets/${locale}.js`, core: '/assets/core.js', consent: '/assets/consent.js' }),
      modules: (_language, types) => [...types].map((type) => `/assets/${type}.js`),
      styles: async () => ({ inline: '', links: [], known: [] }),
    },
    build: 'test',
    showsProblems,
    ...defined({ publicOrigin }),
    browserErrors,
    now,
    report: (entry) => reports.push(entry),
    termsOf,
    shippingOf,
    messagesOf: async (language) => messagesOf(language),
    pageDepsOf: ({ site }) => ({
      ...createTestPageDeps({ ...content, site: site.site, language: site.language }),
      report: (entry) => reports.push(entry),
    }),
  })
  const respond = (address: string, request: Partial<RenderRequest> = {}): Promise<RenderResponse> =>
    render({ url: new URL(address, 'http://localhost:3000'), cookies: {}, ...request })
  /** With the page as one text. */
  const get = async (...request: Parameters<typeof respond>) => {
    const response = await respond(...request)
    return { ...response, html: response.html.join('') }
  }
  return { respond, get, reports }
}
