/** Marks a block on the page for as long as it is pointed at; undefined marks none. */
export const markBlock = (id: string | undefined): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const isMeant = id !== undefined && isOf(element.dataset['block'] ?? '', id)
    if (isMeant) element.dataset['picked'] = ''
    else delete element.dataset['picked']
  }
}

/** Its own id, numbered from its second use on. */
const isOf = (shown: string, id: string): boolean =>
  shown === id || (shown.startsWith(`${id}-`) && /^\d+$/.test(shown.slice(id.length + 1)))
