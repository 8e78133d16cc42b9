import sanitizeHtml from 'sanitize-html'

/** Of a longer text the vendor would refuse the record, or bill it as several: a record may have 10 kB in its smallest plan. */
const LONGEST = 1_000

/** What a description says without its markup, as far as it is searched. */
export const plainWords = (html: string): string =>
  (BARE_MARKUP.test(html) ? html.replaceAll(/<[^>]*>/g, ' ') : withoutMarkup(html)).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)

/** Nothing but text and tags without attributes, as most descriptions are: no need of the library, which took half the time of a record. */
const BARE_MARKUP = /^(?:[^<>&\0]|<\/?(?:p|br|ul|ol|li|b|i|em|strong|h[1-6])>)*$/

/** As a description says it whatever its markup is. */
const withoutMarkup = (html: string): string =>
  sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {}, textFilter: unescaped })

/** The library gives these as entities, whose names would be words. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
