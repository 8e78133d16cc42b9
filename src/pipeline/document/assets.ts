import type { Markup } from '../../lib/markup.ts'

/** Addresses of built files, as the document needs them. Development and production each make their own. */
export interface Assets {
  /** Tags that must come first in the head: development's reload client. */
  readonly preamble: readonly Markup[]
  /** Module that starts the shop in the browser. */
  readonly entry: string
  /** Small module that keeps what a shopper does early, and fetches the entry once the page is shown. */
  readonly boot: string
  /** Style sheets of the shell and of these block types; only those that run will be looked for again (`known`). */
  readonly styles: (types: ReadonlySet<string>, running?: ReadonlySet<string>) => Promise<PageStyles>
  /** Modules the browser needs before it can hydrate: the entry's own imports, a language's texts, views of these types. */
  readonly modules: (language: string, types: Iterable<string>) => readonly string[]
  /** Fonts worth fetching before the style sheet asks. */
  readonly fonts: readonly string[]
}

export interface PageStyles {
  /** Rules small enough to travel in the document. */
  readonly inline: string
  /** What the content security policy allows them by: `'sha256-...'`. */
  readonly inlineHash?: string
  /** Sheets to link. */
  readonly links: readonly string[]
  /** Sheets whose rules are inline already, so that no chunk fetches them again. */
  readonly known: readonly string[]
}
