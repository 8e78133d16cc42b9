import type { Markup } from '../../lib/markup.ts'
import type { TextAddresses } from './boot-data.ts'

/** Addresses of built files, as the document needs them. Development and production each make their own. */
export interface Assets {
  /** Tags that must come first in the head: development's reload client. */
  readonly preamble: readonly Markup[]
  /** Module that starts the shop in the browser. */
  readonly entry: string
  /** Small module that keeps what a shopper does early, and fetches the entry once the page is shown. */
  readonly boot: string
  /** Module that reports what fails in a page, fetched with the first failure. */
  readonly errors: string
  /** Style sheets of the shell, of a theme and of block types. */
  readonly styles: (wanted: WantedStyles) => Promise<PageStyles>
  /** Modules of texts, for the reader of a locale. */
  readonly texts: (locale: string) => TextAddresses
  /** Modules the browser needs before it can hydrate: the entry's own imports, views of these types with a language's texts. */
  readonly modules: (textLanguage: string, types: readonly string[]) => readonly string[]
}

export interface WantedStyles {
  /** Name of a theme. */
  readonly theme: string
  readonly types: ReadonlySet<string>
  /** Of the types, those that run: only their sheets will be looked for again (`known`). All unless given. */
  readonly running?: ReadonlySet<string>
}

/** A page that says where something failed in it (THIRD-06). */
export interface ErrorReports {
  readonly module: string
  /** Also in a browser that nobody looks at, as tests have. */
  readonly fromHeadless: boolean
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
