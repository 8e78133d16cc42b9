/** The vendor's groups of files, by what their content type says. The first that fits counts. */
const GROUPS: readonly (readonly [group: string, pattern: RegExp])[] = [
  ['image', /^image\//],
  ['audio', /^audio\//],
  ['video', /^video\//],
  ['pdfdocument', /^application\/pdf$/],
  ['plaintext', /^text\/(?:plain|vtt)$/],
  [
    'richtext',
    /^(?:application\/(?:rtf|msword|vnd\.(?:openxmlformats-officedocument\.wordprocessingml|oasis\.opendocument\.text).*)|text\/rtf)/,
  ],
  ['presentation', /^application\/vnd\.(?:ms-powerpoint|openxmlformats-officedocument\.presentationml|oasis\.opendocument\.presentation)/],
  [
    'spreadsheet',
    /^(?:application\/vnd\.(?:ms-excel|openxmlformats-officedocument\.spreadsheetml|oasis\.opendocument\.spreadsheet)|text\/csv)/,
  ],
  ['archive', /^application\/(?:zip|gzip|x-(?:tar|7z-compressed|rar-compressed|bzip2?))$/],
  ['markup', /^(?:text\/(?:html|xml|markdown)|application\/(?:xhtml\+)?xml)$/],
  ['code', /^(?:text\/(?:css|javascript|x-.+)|application\/(?:json|javascript|typescript))$/],
]

/** The group a file is of; `attachment` for whatever has none of its own. */
export const mimetypeGroupOf = (contentType: string): string => GROUPS.find(([, pattern]) => pattern.test(contentType))?.[0] ?? 'attachment'
