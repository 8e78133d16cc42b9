import type { auditFrame } from './audit-frame.ts'

/** Findings as a list: what is wrong, where, and where it is explained. */
export const listFindings = (findings: Awaited<ReturnType<typeof auditFrame>>): HTMLElement => {
  if (findings.length === 0) return element('p', 'Nothing found.')
  const list = document.createElement('ul')
  for (const { help, helpUrl, impact, nodes } of findings) {
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
