import { PREVIEW_PASS_HEADER, PREVIEW_PASS_PARAMETER } from '../../site/preview-mode.ts'

/** Calls of a preview; with the pass of a page that has no cookie. */
export const fetchWith =
  (pass: string | undefined): typeof fetch =>
  (input, init) =>
    window.fetch(input, pass === undefined ? init : { ...init, headers: { ...init?.headers, [PREVIEW_PASS_HEADER]: pass } })

/** A stream of events, the same way: browsers let nobody set a header for it. */
export const streamWith =
  (pass: string | undefined) =>
  (address: string): EventSource =>
    new EventSource(pass === undefined ? address : `${address}?${new URLSearchParams({ [PREVIEW_PASS_PARAMETER]: pass }).toString()}`)
