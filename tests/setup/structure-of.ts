import { JSDOM } from 'jsdom'

/** One window for all pages: each would stay in memory as long as the process. */
const { window } = new JSDOM()
const parser = new window.DOMParser()

/** Elements of a page with the names of their attributes, in order: all that a value must not change. */
export const structureOf = (html: string): readonly string[] =>
  [...parser.parseFromString(html, 'text/html').querySelectorAll('*')].map(
    (element) => `${element.parentElement?.tagName} > ${element.tagName} ${[...element.attributes].map(({ name }) => name).join(' ')}`,
  )
