import type { CartTabs } from './cart-store.ts'

/** Tells the other tabs of this browser that the cart of a site has changed; they read it for themselves, in their language. */
export const createCartTabs = (siteTag: string): CartTabs => {
  const channel = new BroadcastChannel(`cart.${siteTag}`)
  return {
    announce: (revision) => channel.postMessage(revision),
    onAnnounced: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (typeof data === 'number') listener(data)
      })
    },
  }
}
