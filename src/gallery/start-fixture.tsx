import { createRoot } from 'react-dom/client'
import { registry as blocks } from '../../block-registry/index.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { report } from '../lib/report.ts'
import { ClientBlock } from '../pipeline/hydrate/client-block.tsx'
import { toRegistry, createViewStore } from '../pipeline/blocks/registry.ts'
import { typesOf } from '../pipeline/blocks/tree.ts'
import { siteValueOf } from '../site/site-value.ts'
import { installPageBehaviour } from '../ui/install-page-behaviour.ts'
import { installLanguageChoice } from '../ui/language-links/install-language-choice.ts'
import { changedFixture } from './changed-fixture.ts'
import { demoTerms } from './demo-terms.ts'
import { fixturePage } from './fixture-page.tsx'
import type { FixtureRequest } from './fixture-request.ts'
import { defined } from '../lib/defined.ts'

/** Brings a fixture of the gallery to life, so that a developer can use it. */
const start = async (): Promise<void> => {
  const root = document.getElementById('root')
  // Written by platform/gallery/fixture-document.ts.
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as FixtureRequest | null
  const fixture = boot === null ? undefined : changedFixture(boot)
  if (root === null || boot === null || fixture === undefined) return
  const registry = toRegistry(blocks)
  const views = createViewStore(registry)
  const { direction } = boot
  const site = { ...siteValueOf(boot.site, boot.language, demoTerms), ...defined({ direction }) }
  const [messages] = await Promise.all([loadMessages(site.locale), views.loadAll(typesOf([fixture.node]))])
  const onFailed = (_node: unknown, cause: unknown): void => report({ code: 'blockFailed', message: String(cause) })
  const env = { registry, views, Block: ClientBlock, showsProblems: true, onFailed }
  installPageBehaviour(document)
  installLanguageChoice(document, boot.site)
  const reactRoot = createRoot(root)
  const show = (props: FixtureRequest['props']): void => {
    const changed = changedFixture({ ...boot, ...defined({ props }) })
    if (changed !== undefined) reactRoot.render(fixturePage({ fixture: changed, env, site, messages }))
  }
  show(boot.props)
  // From the workbench around the frame (workbench.ts), which has had them checked; made in its window, so of its own class.
  root.addEventListener('changedprops', (event) => show((event as CustomEvent<FixtureRequest['props']>).detail))
  root.dataset['live'] = ''
}

void start()
