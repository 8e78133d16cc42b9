import { directionOf } from '../../../src/site/direction.ts'
import type { ConfirmationContent } from './confirmation-content.ts'

/** The confirmation as simple HTML: one column, no images, right to left where the language is. */
export const confirmationHtml = (content: ConfirmationContent, language: string): string => `<!doctype html>
<html lang="${escape(language)}" dir="${directionOf(language)}">
<body style="font-family: Georgia, serif; line-height: 1.5; max-width: 36rem; margin: 0 auto; padding: 1.5rem">
<h1 style="font-size: 1.5rem">${escape(content.greeting)}</h1>
<p>${escape(content.intro)}</p>
<h2 style="font-size: 1rem">${escape(content.itemsHeading)}</h2>
<table role="presentation" style="width: 100%; border-collapse: collapse">
${content.items.map(({ name, detail, amount }) => row(`${escape(name)}<br><small>${escape(detail)}</small>`, amount)).join('\n')}
${content.amounts.map(({ label, amount }) => row(escape(label), amount)).join('\n')}
</table>
<h2 style="font-size: 1rem">${escape(content.addressHeading)}</h2>
<p>${content.address.map(escape).join('<br>')}</p>
<p><a href="${escape(content.link.url)}">${escape(content.link.label)}</a></p>
<p>${escape(content.closing)}</p>
</body>
</html>
`

/** `label` is HTML already. Amounts read left to right in every language. */
const row = (label: string, amount: string): string =>
  `<tr><td style="padding: 0.5rem 0">${label}</td><td style="padding: 0.5rem 0; text-align: end"><bdi dir="ltr">${escape(amount)}</bdi></td></tr>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
