const FILE = /["'(](\/(?:assets|styles|themes\/templates)\/[\w./-]+)["')?]/g
/** Of code that comes later, in the file that names it. */
const CHUNK = /["'](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["']/g

/** Addresses of the files that a page names: scripts, sheets, texts. */
export const filesOf = (html) => [...new Set([...html.matchAll(FILE)].map(([, address]) => address))]

/** Addresses of what a script loads or imports later. */
export const chunksOf = (script) => [...new Set([...script.matchAll(CHUNK)].map(([, name]) => `/assets/${name}`))]

/** Blocks of a page: one that a process cannot render is missing. */
export const blocksOf = (html) => html.split(' data-block="').length - 1
