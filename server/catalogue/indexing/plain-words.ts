import sanitizeHtml from 'sanitize-html'

/** Of a longer text the vendor would refuse the record, or bill it as several: a record may have 10 kB in its smallest plan. */
const LONGEST = 1_000

/** What a description says without its markup, as far as it is searched. */
export const plainWords = (html: string): string =>
  sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {}, textFilter: unescaped })
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)

/** The library gives these as entities, whose names would be words. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
