import sanitizeHtml from 'sanitize-html'

/** HTML of a merchant's file as it may be shown: text, lists and links, nothing that runs or loads. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4', 'a', 'table', 'tbody', 'tr', 'td', 'th'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
  }).trim()
