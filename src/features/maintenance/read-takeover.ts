/**
 * The takeover as the server renders it for this address: what merchandisers wrote, in the page's language and the blocks' own
 * styles, with no code of blocks to fetch from a shop that is closed. Undefined where the server does not show it.
 */
export const readTakeover = async (): Promise<readonly Node[] | undefined> => {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const main = page.querySelector('main[data-kind="maintenance"]')
    if (main === null || main.childElementCount === 0) return undefined
    linkStyles(page)
    return [...main.childNodes].map((node) => document.adoptNode(node))
  } catch {
    return undefined
  }
}

const linkStyles = (page: Document): void => {
  for (const link of page.querySelectorAll('link[rel="stylesheet"]')) {
    const href = link.getAttribute('href') ?? ''
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`) === null) document.head.append(document.adoptNode(link))
  }
}
