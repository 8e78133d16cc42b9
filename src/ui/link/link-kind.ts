/** What following an address does (LINK-01, LINK-02, LINK-03). */
export type LinkKind = 'fragment' | 'plain' | 'inApp'

/** `#top` scrolls on the page; anything with `//`, or for another program, is a plain anchor; all else stays in the shop. */
export const linkKindOf = (to: string): LinkKind => {
  if (to.startsWith('#')) return 'fragment'
  return to.includes('//') || OTHER_PROGRAM.test(to) ? 'plain' : 'inApp'
}

const OTHER_PROGRAM = /^(?:mailto|tel|sms):/i

/** Addresses that would run as script; editors and query parameters can both bring them. */
const SCRIPT = /^[\s\u0000-\u001f]*(?:javascript|data|vbscript)\s*:/i

/** Whether a link may go there at all. */
export const isSafeAddress = (to: string): boolean => !SCRIPT.test(to)
