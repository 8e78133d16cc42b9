import { createHash } from 'node:crypto'
import { escapeHtml } from '../../src/lib/escape-html.ts'

interface Options {
  /** Path and query that were asked for. */
  readonly wanted: string
  /** What went wrong with the last try. */
  readonly problem?: string
}

const STYLES =
  'body{font:1rem/1.5 system-ui,sans-serif;display:grid;place-items:center;min-block-size:90vh;margin:0;color:#1e2b25;background:#faf7f1}' +
  'main{max-inline-size:22rem;padding:1.5rem}input,button{font:inherit;inline-size:100%;box-sizing:border-box;padding:.6rem;margin-block:.3rem .9rem}' +
  'button{border:0;background:#1e2b25;color:#fff;cursor:pointer}[role=alert]{color:#a3242b}'

/** What the content security policy allows the page's own rules by. */
export const GATE_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`

/** The form that stands before a shop that is not public. It works without scripts and fetches nothing. */
export const gatePage = ({ wanted, problem }: Options): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>This shop is not public</title><style>${STYLES}</style></head>` +
  `<body><main><h1>This shop is not public</h1>` +
  (problem === undefined ? '' : `<p role="alert" id="problem">${escapeHtml(problem)}</p>`) +
  `<form method="post" action="/_gate"><input type="hidden" name="to" value="${escapeHtml(wanted)}">` +
  `<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required autofocus` +
  `${problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'}>` +
  `<button type="submit">Enter</button></form></main></body></html>`
