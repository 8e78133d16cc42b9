import { escapeHtml } from '../../src/lib/escape-html.ts'

interface PageContent {
  readonly title: string
  readonly text: string
  readonly buttons?: readonly { readonly value: string; readonly label: string }[]
  /** Asks for the 3-D Secure password. */
  readonly hasPassword?: boolean
  /** Script of our own, already safe. */
  readonly script?: string
}

/** A page of the provider's test bank. English only: it is a tool for testing, not a page of the shop. */
export const page = ({ title, text, buttons = [], hasPassword = false, script = '' }: PageContent): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:10vh auto;max-width:26rem;padding:0 1rem;color:#1d2330}h1{font-size:1.25rem}button,input{font:inherit;padding:.7rem 1rem;margin:.25rem .25rem .25rem 0;border:1px solid #5b6475;border-radius:.4rem;background:#fff;color:inherit}button:first-of-type{background:#1d2330;color:#fff}label{display:block}</style>
</head><body><main aria-labelledby="title"><h1 id="title">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<form method="post">${hasPassword ? '<label>Password<br><input name="password" type="password" autocomplete="off" autofocus></label>' : ''}${buttons.map(({ value, label }) => `<button name="choice" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`).join('')}</form>
</main>${script === '' ? '' : `<script>${script}</script>`}</body></html>`

/** Hands the shopper back by POST, as some wallets do. */
export const postForm = (action: URL, fields: Readonly<Record<string, string>>): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Back to the shop</title></head><body><form method="post" action="${escapeHtml(action.origin + action.pathname)}">${Object.entries(
    fields,
  )
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button>Back to the shop</button></form><script>document.forms[0].submit()</script></body></html>`
