/** What an editor reads when a text does not fit its pattern. Every pattern of the schemas is here; a test sees to it. */
export const PATTERN_MESSAGES: Readonly<Record<string, string>> = {
  '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$':
    'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
  '^/[^\\s?#]+$': 'Begin with /, without ?, # and spaces, like /shoes.',
  '^(?:|/(?!/)\\S*|https://\\S+)$': 'Begin with / for an address of the shop or https:// for another site, without spaces.',
  '^(?:/(?!/)|https://)\\S+$': 'Begin with / for a file of the shop or https:// for one elsewhere, without spaces.',
  '^(?:|/(?!/)\\S+\\.vtt)$': 'A file of the shop that begins with / and ends with .vtt, without spaces.',
  '^[A-Za-z0-9_.-]*$': 'Letters, digits, hyphens, underscores and full stops only.',
  '^[A-Za-z0-9_-]+$': 'Letters, digits, hyphens and underscores only.',
  '^[A-Za-z0-9](?:[A-Za-z0-9 _-]{0,38}[A-Za-z0-9])?$':
    'Up to 40 letters, digits, spaces, hyphens and underscores, with a letter or digit at both ends.',
  '^[A-Za-z][A-Za-z0-9_-]{0,31}$': 'A letter first, then up to 31 letters, digits, hyphens and underscores.',
  '^(?:[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*)?$':
    'Words of small letters, digits and hyphens that begin with a letter, with one space between.',
  '^(?:[A-Za-z][A-Za-z0-9_.-]*)?$': 'A letter first, then letters, digits, hyphens, underscores and full stops.',
  '^[a-z][A-Za-z0-9]*(?:/[a-z0-9][a-z0-9-]*)*$': 'Words of small letters and digits parted by /, like landing/help/delivery.',
}
