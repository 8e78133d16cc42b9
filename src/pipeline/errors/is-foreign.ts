import type { Failure } from './read-sign.ts'

const EXTENSION = /^(?:[\w-]*extension|safari-web-extension|webkit-masked-url):\/\//
const ADDRESS = /[a-z-]+:\/\/\S+/
/** What an extension's own script says in a page after the extension was updated. */
const EXTENSION_GONE = /Extension context invalidated|message port closed before a response|Could not establish connection\. Receiving end/

/** By browser: code of a build that is gone, which the shopper is told of and a reload mends (src/pipeline/lost-code). */
const LOST_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading (?:CSS )?chunk|'[^']*' is not a valid JavaScript MIME type/
/** What the shop says about lost code once it has told the shopper, or cannot begin, is its own. */
const OWN_WORD = /^(?:chunkReload|chunkLost|start\w+)$/

/** What is not the shop's to mend: extensions of the browser, and code that did not come, which has an answer of its own (THIRD-07). */
export const isForeign = ({ code, message, stack = '', resource }: Failure): boolean => {
  const address = resource ?? ADDRESS.exec(stack)?.[0] ?? ''
  if (EXTENSION.test(address) || EXTENSION_GONE.test(message)) return true
  return !OWN_WORD.test(code) && (code === 'chunkFailed' || LOST_CODE.test(message))
}

/** A browser that nobody looks at (THIRD-07). */
export const isHeadless = ({ webdriver, userAgent }: Pick<Navigator, 'webdriver' | 'userAgent'>): boolean =>
  webdriver || /Headless/.test(userAgent)
