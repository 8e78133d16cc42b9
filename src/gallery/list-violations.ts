import type { auditFrame } from './audit-frame.ts'

type Violations = Awaited<ReturnType<typeof auditFrame>>

interface Result {
  /** Of the frame: fixture and width. */
  readonly name: string
  readonly violations: Violations
}

/** Violations frame by frame: what is wrong, where, and where it is explained. */
export const listViolations = (results: readonly Result[]): HTMLElement => {
  const found = results.filter(({ violations }) => violations.length > 0)
  if (found.length === 0) return element('p', 'Nothing found.')
  const all = document.createElement('div')
  for (const { name, violations } of found) all.append(...(results.length === 1 ? [] : [element('h3', name)]), listOf(violations))
  return all
}

const listOf = (violations: Violations): HTMLElement => {
  const list = document.createElement('ul')
  for (const { help, helpUrl, impact, nodes } of violations) {
    const item = element('li', `${impact ?? 'minor'}: `)
    const link = element('a', help)
    link.setAttribute('href', helpUrl)
    link.setAttribute('rel', 'noreferrer')
    item.append(link, ...nodes.map(({ target }) => element('pre', target.join(' '))))
    list.append(item)
  }
  return list
}

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
