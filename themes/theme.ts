/** The forms that blocks have for a theme to choose from. Each is rendered as `data-look` of its block, and its style sheet does the rest. */
export const LOOKS = {
  /** `row`: the logo at the start of one row. `centred`: the logo in the middle, navigation before it, tools after it. */
  header: ['row', 'centred'],
  /** `beside`: words on the page's ground beside a picture. `stage`: a full-bleed ground, a huge headline, a rounded picture. */
  hero: ['beside', 'stage'],
  /** `catalogue`: words from the start edge. `stage`: words in the middle, the price on a ground of its own. */
  card: ['catalogue', 'stage'],
  /** `tiles`: pictures as tall as the block says. `rounds`: circles. */
  categories: ['tiles', 'rounds'],
  /** `ruled`: a hairline and a small heading. `large`: a huge one. */
  headings: ['ruled', 'large'],
  /** `grid`: pictures of a product two in a row. `stage`: one large picture, small ones below. */
  gallery: ['grid', 'stage'],
  /** `columns`: on the page's ground with hairlines. `block`: on the inverse ground, with the shop's name as wide as it gets. */
  footer: ['columns', 'block'],
} as const

/** A form for each of them. */
export type Looks = { readonly [Part in keyof typeof LOOKS]: (typeof LOOKS)[Part][number] }

/** A theme is a folder of this one: `theme.ts` with such a record, `tokens.scss`, and the faces that the tokens name (docs/themes.md). */
export interface Theme {
  /** Of its folder, and of `data-theme` of the document. */
  readonly name: string
  /** Files of public/fonts, without their ending, that the first screen shows and that are fetched beside the style sheet. */
  readonly faces: {
    /** In every language: the shop's name stays Latin. */
    readonly always: readonly string[]
    /** Where the language is written in Latin letters, besides. */
    readonly latin: readonly string[]
  }
  /** The colours of the page's ground, which browsers give their own frame; without a dark one the theme is light alone. */
  readonly ground: { readonly light: string; readonly dark?: string }
  readonly looks: Looks
}
