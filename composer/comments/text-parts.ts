import { pageLink } from '../page-link.ts'

/** A piece of a comment: words, a way to a block or page of the composer, or an address elsewhere. */
export type TextPart = { readonly text: string } & ({ readonly to?: string } | { readonly href?: string })

const ADDRESS = /(?:https?:\/\/|\/_compose\/pages\/)[^\s<>"“”«»]+/g
/** What ends a sentence is no part of an address in it. */
const END = /[.,;:!?)\]}'’،؛؟。、]+$/u
const COMPOSER_PAGE = /^\/_compose\/pages\/([\w.-]{1,64})$/

/** The words of a comment, with what leads somewhere. */
export const textParts = (text: string, origin: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    // In the middle of a word it is a part of something else.
    if (/[\w/]/.test(text[index - 1] ?? '')) continue
    const address = found.replace(END, '')
    const way = wayTo(address, origin)
    if (way === undefined) continue
    parts.push({ text: text.slice(from, index) }, { text: address, ...way })
    from = index + address.length
  }
  return [...parts, { text: text.slice(from) }].filter((part) => part.text !== '')
}

const wayTo = (address: string, origin: string) => {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  // A name before the host makes an address look like another one.
  if (url.username !== '' || url.password !== '') return undefined
  const [, pageId] = (url.origin === origin && COMPOSER_PAGE.exec(url.pathname)) || []
  if (pageId !== undefined)
    return { to: pageLink(pageId, { site: url.searchParams.get('site') ?? undefined, block: url.searchParams.get('block') ?? undefined }) }
  return address.startsWith('/') ? undefined : { href: url.href }
}
