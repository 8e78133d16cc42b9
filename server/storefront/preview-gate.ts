import { escapeHtml } from '../../src/lib/escape-html.ts'

interface Options {
  /** Path and query of the page that was asked for. */
  readonly to: string
  readonly hasFailed?: boolean
}

/** Asks for the password of the previews. For merchandisers, so in English; needs neither script nor style. */
export const previewGate = ({ to, hasFailed = false }: Options): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>Preview</title></head><body><main><h1>Preview</h1>` +
  `<p>This page shows what is not published yet.</p>${hasFailed ? '<p role="alert">That is not the password.</p>' : ''}` +
  `<form method="post" action="/_preview/sign-in"><input type="hidden" name="to" value="${escapeHtml(to)}">` +
  `<p><label>Password <input type="password" name="password" required autocomplete="current-password"></label></p>` +
  `<p><button type="submit">Show the preview</button></p></form></main></body></html>`
