import { JSDOM } from 'jsdom'

/** One window for all pages: each would stay in memory as long as the process. */
const { window } = new JSDOM()
const parser = new window.DOMParser()

/** Most markup holds nothing that could run; only what looks as if it might is worth a parser. */
const SUSPECT = /<(?:script|object|embed|base|meta|iframe)\b|<[^>]*\son[a-z]+\s*=|script:|data:text\/html|srcdoc/i

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster']
const RUNS = /^[\s\u0000-\u001f]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|v\s*b\s*s\s*c\s*r\s*i\s*p\s*t|data\s*:\s*text\/html)/i

/** What in a page's markup a browser would run although nobody wrote it as code. Empty: nothing. */
export const liveMarkup = (html: string): readonly string[] => {
  if (!SUSPECT.test(html)) return []
  const document = parser.parseFromString(html, 'text/html')
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...(['SCRIPT', 'OBJECT', 'EMBED', 'BASE', 'META'].includes(element.tagName) ? [element.outerHTML] : []),
    ...[...element.attributes].filter(isLive).map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ])
}

const isLive = ({ name, value }: Attr): boolean =>
  name.startsWith('on') ||
  name === 'srcdoc' ||
  (ADDRESSES.includes(name) && RUNS.test(value)) ||
  (name === 'style' && /script:|expression\(/i.test(value))
