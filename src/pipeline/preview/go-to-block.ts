import { PREVIEW_BLOCK_HASH } from '../../site/preview-block.ts'

/** Shows a block of the page: its note, else itself; what is missing has no note of its own name. */
export const goToBlock = (blockId: string, page: Document = document): void => {
  const note = page.getElementById(`problem-${blockId}`)
  const block = [...page.querySelectorAll<HTMLElement>('[data-block]')].find(({ dataset }) => dataset['block']?.includes(blockId) === true)
  const target = note ?? block?.querySelector<HTMLElement>('[role="note"]') ?? block?.firstElementChild
  target?.scrollIntoView({ block: 'center' })
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** The block that an address leads to, as the publishing report writes it; undefined for other addresses. */
export const blockOfHash = (hash: string): string | undefined => {
  const prefix = `#${PREVIEW_BLOCK_HASH}`
  return hash.startsWith(prefix) ? decodeURIComponent(hash.slice(prefix.length)) : undefined
}
