import { keepOccurrences } from '../../features/analytics/raise.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { report } from '../../lib/report.ts'
import { createContentClient } from '../../clients/content/create-content-client.ts'
import type { Messages } from '../../i18n/messages.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { ClientBlock } from './client-block.tsx'
import { planHydration } from '../render/containers.ts'
import { createGates } from './gates.ts'
import { isKnownShopper } from './is-known-shopper.ts'
import { lateRegistry, loadRegistry } from './late-registry.ts'
import { createViewStore } from '../blocks/registry.ts'
import { once } from '../../lib/once.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import type { NavigationSource } from '../../site/navigation-context.tsx'
import { siteValueOf } from '../../site/site-value.ts'
import { installLanguageChoice } from '../../ui/language-links/install-language-choice.ts'
import { App } from '../render/app.tsx'
import { createLateShopper } from './late-shopper.ts'
import type { EarlyInteraction } from './early-interaction.ts'
import { followLinks } from '../navigate/follow-links.ts'
import { onBlockFailed } from '../render/on-block-failed.ts'
import type { RenderEnv } from '../render/render-env.ts'
import type { Frame } from '../load/load-frame.ts'
import { PageHost } from '../navigate/page-host.tsx'
import { createPageNavigation } from '../navigate/page-navigation.ts'
import { createLostParts, isLost, watchLostCode } from '../lost-code/lost-code.ts'
import { BOOT_DATA_ID, type BootData, type SentBootData } from '../document/boot-data.ts'
import { readHead } from '../render/sync-head.ts'
import { unpackView } from '../document/packed/unpack-view.ts'
import { defined } from '../../lib/defined.ts'

/**
 * Takes over the server's document: hydrates what is interactive, follows links, does what shoppers did meanwhile, and leaves
 * the rest as it is.
 */
export const start = async (early: EarlyInteraction, onFailed: (cause: unknown) => void): Promise<void> => {
  const boot = readBootData()
  const root = document.getElementById('root')
  if (boot === undefined || root === null) throw new Error('Metadata unavailable')
  correctAddress(boot.path)
  watchLostCode(window)
  const lostParts = createLostParts()
  installLanguageChoice(document, boot.site)

  const { searchUrl, publicOrigin, marksMissingTexts = false } = boot
  const site = {
    ...siteValueOf(boot.site, boot.language, boot.terms),
    marksMissingTexts,
    ...defined({ searchUrl, publicOrigin }),
  }
  // Its code comes on preview hosts only.
  const preview = boot.preview === undefined ? undefined : (await import('../preview/open-preview.tsx')).openPreview(boot.preview, site)
  const registry = { ...lateRegistry(), ...preview?.blocks }
  const messages: Messages = { ...boot.shellTexts }
  const loadTexts = createTexts(messages, boot.texts.blocks)
  const { settings } = boot.preview ?? {}
  const shopper = createLateShopper(async () => {
    const { createShopper } = await import('./create-shopper.tsx')
    return createShopper(site, { preview: settings?.preview, isAudienceGiven: settings?.audience !== undefined })
  })
  const views = createViewStore(registry, async (type) => {
    const [blocks] = await Promise.all([loadRegistry(), loadTexts(), shopper.load()])
    // The names of every language's file would be in the first code of every page.
    if (blocks[type]?.needsAllTexts === true)
      Object.assign(messages, await (await import('../../i18n/load-messages.ts')).loadMessages(site.locale))
  })
  // Small enough to be here: the header wants the navigation tree long before anybody goes on.
  const published = createContentClient({ site: site.site, language: site.language, build: boot.build, fetch: window.fetch.bind(window) })
  const content = { ...published, ...preview?.content }
  const pages = createPageNavigation({
    view: boot.view,
    basePath: site.basePath,
    start: async (view) => {
      const [{ startRouter }] = await Promise.all([import('../navigate/start-router.tsx'), loadTexts()])
      return startRouter({ boot, site, messages, views, content, view })
    },
    onLeaving: () => gates.openAll(),
  })
  if (boot.preview === undefined) keepOccurrences(pages.getShown)
  const follow = followLinks({ pages, basePath: site.basePath })
  const { containers, eager } = planHydration([...boot.frame.header, ...boot.view.items, ...boot.frame.footer], registry)
  const isKnown = isKnownShopper({ storage: browserStorage(), cookie: document.cookie, search: window.location.search })
  // Blocks ask again, and say so, where the code is lost. The bag is on its way while they come; a page that hydrates at once, such as the
  // checkout, reads it itself.
  if (isKnown) shopper.load().then(({ loadCart }) => (eager.length === 0 ? loadCart() : undefined), ignore)
  const gates = createGates({ root, containers, isKnown, prepare: views.load, follow, onHydrated: early.replay })
  await Promise.allSettled(eager.map(views.load))
  // A preview says more, and a page without blocks says why.
  if (preview !== undefined || boot.view.items.length === 0) await loadTexts()

  const onPartFailed: RenderEnv['onFailed'] = (node, cause) => {
    onBlockFailed(node, cause)
    if (isLost(cause)) lostParts.add(node.type, cause)
  }
  const env = {
    registry,
    views,
    gates,
    segments: boot.site.segments,
    Block: ClientBlock,
    showsProblems: boot.showsProblems,
    onFailed: onPartFailed,
    shopper,
  }
  const appWith = (frame: Frame, navigation: NavigationSource = content.getNavigation) => (
    <App site={site} messages={messages} navigation={navigation} app={{ frame, env }}>
      <PageHost pages={pages} />
    </App>
  )
  startTransition(() => {
    const app = hydrateRoot(root, appWith(boot.frame), {
      onRecoverableError: (cause) =>
        report({
          code: 'hydrationFailed',
          message: 'A part of the page was rendered again',
          details: { cause: String(reasonOf(cause)) },
          thrown: reasonOf(cause),
        }),
    })
    preview?.begin({ boot, site, messages, views, content, pages, root, renderFrame: (...shown) => app.render(appWith(...shown)) })
  })
  early.replay(gates.isWaiting)
  // What nobody waits for has a chunk of its own.
  whenIdle(() => {
    import('./deferred/start-deferred.ts').then(
      ({ startDeferred }) =>
        startDeferred({
          site,
          messages,
          textAddresses: boot.texts,
          loadTexts,
          shopper,
          env,
          pages,
          gates,
          lostParts,
          onFailed,
          build: boot.build,
          isCounted: boot.preview === undefined,
        }),
      (cause: unknown) => {
        report({ code: 'deferredFailed', message: 'Campaigns and splash did not load', details: { cause: String(reasonOf(cause)) } })
        lostParts.tellBy(() => onFailed(cause))
      },
    )
  })
}

/**
 * Texts that most pages say, added in place when the first block needs them: a page that nobody uses has them in its HTML. Those of a
 * flow come with its blocks, whose schemas say so (`x-all-texts`): nearly a third of all are those of the checkout, the account, the
 * contact form and customisation.
 */
const createTexts = (messages: Messages, address: string): (() => Promise<unknown>) =>
  once(async () => {
    const { messages: texts } = (await import(/* @vite-ignore */ address)) as { readonly messages: Messages }
    return Object.assign(messages, texts)
  })

/** A missing or wrong prefix is put right in place: no reload, no second fetch (PREFIX-03, PREFIX-04, TRICKY-03). */
const correctAddress = (path: string): void => {
  const { pathname, search, hash } = window.location
  if (pathname !== path) window.history.replaceState(window.history.state, '', `${path}${search}${hash}`)
}

/** React reports what it did about an error, with the error itself as the cause. */
const reasonOf = (cause: unknown): unknown => (cause instanceof Error && cause.cause !== undefined ? cause.cause : cause)

const ignore = (): void => undefined

/** What the server handed over; undefined on a document that is not a page of the shop. */
const readBootData = (): BootData | undefined => {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent
  if (text === undefined || text === null) return undefined
  // Written by the server of the same build.
  const sent = JSON.parse(text) as SentBootData
  return { ...sent, view: unpackView(sent.view, readHead()) }
}
