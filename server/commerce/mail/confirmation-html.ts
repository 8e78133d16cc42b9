import { escapeHtml } from '../../../src/lib/escape-html.ts'
import { directionOf } from '../../../src/site/direction.ts'
import type { ConfirmationContent } from './confirmation-content.ts'

/** The confirmation as simple HTML: one column, no images, right to left where the language is. */
export const confirmationHtml = (content: ConfirmationContent, language: string): string => `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<body style="font-family: Georgia, serif; line-height: 1.5; max-width: 36rem; margin: 0 auto; padding: 1.5rem">
<h1 style="font-size: 1.5rem">${escapeHtml(content.greeting)}</h1>
<p>${escapeHtml(content.intro)}</p>
<h2 style="font-size: 1rem">${escapeHtml(content.itemsHeading)}</h2>
<table role="presentation" style="width: 100%; border-collapse: collapse">
${content.items.map(({ name, detail, amount }) => row(`${escapeHtml(name)}<br><small>${escapeHtml(detail)}</small>`, amount)).join('\n')}
${content.amounts.map(({ label, amount }) => row(escapeHtml(label), amount)).join('\n')}
</table>
<h2 style="font-size: 1rem">${escapeHtml(content.addressHeading)}</h2>
<p>${content.address.map(escapeHtml).join('<br>')}</p>
<p><a href="${escapeHtml(content.link.url)}">${escapeHtml(content.link.label)}</a></p>
<p>${escapeHtml(content.closing)}</p>
</body>
</html>
`

/** `label` is HTML already. Amounts read left to right in every language. */
const row = (label: string, amount: string): string =>
  `<tr><td style="padding: 0.5rem 0">${label}</td><td style="padding: 0.5rem 0; text-align: end"><bdi dir="ltr">${escapeHtml(amount)}</bdi></td></tr>`
