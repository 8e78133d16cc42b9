/** How long the faces of the shop are given to load (BOOT-13). */
const PATIENCE_MS = 3_000

/**
 * Says on the page whether its faces have come: `wf-loading`, then `wf-active`, or `wf-inactive` after three seconds. From then on words
 * stay in the face of the reader's machine (themes/scripts.scss), and do not change under the reader's eye.
 */
export const watchFaces = async (page: Document): Promise<void> => {
  const { classList } = page.documentElement
  classList.add('wf-loading')
  await Promise.race([page.fonts.ready, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  // A browser may call them ready later than they are.
  const isLoading = [...page.fonts].some(({ status }) => status === 'loading')
  classList.replace('wf-loading', isLoading ? 'wf-inactive' : 'wf-active')
}
