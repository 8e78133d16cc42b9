/** Calls once the page takes drafts (src/pipeline/preview/follow-composer.ts): its code comes after its HTML. */
export const whenComposable = ({ documentElement }: Document, onReady: () => void): void => {
  if (documentElement.dataset['compose'] === 'ready') return onReady()
  const observer = new MutationObserver(() => {
    if (documentElement.dataset['compose'] !== 'ready') return
    observer.disconnect()
    onReady()
  })
  observer.observe(documentElement, { attributeFilter: ['data-compose'] })
}
