import type { BlockNode } from '../../../../schemas/page.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { typesOf } from '../../blocks/tree.ts'
import { createSplashMemory } from '../../splash/splash-memory.ts'
import { SplashWindow } from '../../splash/splash-window.tsx'
import type { DeferredDeps } from './deferred-deps.ts'
import { placeAtEnd, renderApart } from './render-apart.tsx'

/** Opens a splash window, with the code of all its blocks there before it shows. */
export const openSplash = async (deps: DeferredDeps, item: BlockNode, onClosed: () => void): Promise<void> => {
  const { env } = deps
  await env.views.loadAll(typesOf([item]))
  const memory = createSplashMemory({
    storage: browserStorage(),
    events: window,
    createChannel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
  })
  renderApart(deps, placeAtEnd(), <SplashWindow item={item} env={env} memory={memory} onClosed={onClosed} />)
}
