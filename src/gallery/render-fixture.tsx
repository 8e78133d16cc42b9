import { renderToString } from 'react-dom/server'
import { registry as blocks } from '../../block-registry/index.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { ServerBlock } from '../pipeline/render/server-block.tsx'
import { toRegistry, createViewStore } from '../pipeline/blocks/registry.ts'
import { typesOf } from '../pipeline/blocks/tree.ts'
import { siteValueOf } from '../site/site-value.ts'
import { themeOf } from '../site/theme-of.ts'
import { inlineScriptsOf } from '../pipeline/document/inline-scripts.ts'
import { changedFixture } from './changed-fixture.ts'
import { demoTerms } from './demo-terms.ts'
import { fixturePage } from './fixture-page.tsx'
import type { FixtureRequest } from './fixture-request.ts'
import { defined } from '../lib/defined.ts'

export interface RenderedFixture {
  readonly html: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Name of the site's theme. */
  readonly theme: string
  /** Types in the fixture's tree, for their style sheets. */
  readonly types: ReadonlySet<string>
  readonly inlineScripts: readonly string[]
}

const registry = toRegistry(blocks)
const views = createViewStore(registry)

/** A fixture as the server renders it; undefined where there is none of that number. Errors are thrown, not hidden. */
export const renderFixture = async (request: FixtureRequest): Promise<RenderedFixture | undefined> => {
  const { site: config, language, direction } = request
  const fixture = changedFixture(request)
  if (fixture === undefined) return undefined
  const types = typesOf([fixture.node])
  await views.loadAll(types)
  const env = { registry, views, Block: ServerBlock, showsProblems: false, onFailed: rethrow }
  const site = { ...siteValueOf(config, language, demoTerms), ...defined({ direction }) }
  const html = renderToString(fixturePage({ fixture, env, site, messages: await loadMessages(site.locale) }))
  return {
    html,
    locale: site.locale,
    direction: site.direction,
    theme: themeOf(config).name,
    types,
    inlineScripts: inlineScriptsOf([fixture.node]),
  }
}

const rethrow = (_node: unknown, cause: unknown): never => {
  throw cause
}
