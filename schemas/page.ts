import type { PageKind } from './page-kinds.ts'

/** What a JSON Schema can describe. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Properties of every block, whatever its type (architecture 2). All optional; absent means "always, everywhere". */
export interface BlockMeta {
  /** ISO instants; the block shows from `visibleFrom` (included) until `visibleUntil` (excluded). */
  readonly visibleFrom?: string
  readonly visibleUntil?: string
  /** ISO alpha-2 codes. */
  readonly countries?: readonly string[]
  readonly languages?: readonly string[]
  readonly navContexts?: readonly string[]
  readonly audience?: 'guest' | 'signedIn'
  /** Group of a segment of the site: who is signed in and in that group. */
  readonly segment?: string
  readonly hiddenOn?: 'mobile' | 'desktop'
  readonly analyticsTitle?: string
  /** Fragment identifier that links can point at. */
  readonly anchor?: string
  readonly variant?: BlockVariant
}

/** One of several siblings of which a visitor sees one. */
export interface BlockVariant {
  /** Name of the test, the same for all its blocks: `hero-words`. */
  readonly test: string
  /** `a`, `b`, ... */
  readonly name: string
  /** Percentage of the visitors who agreed to statistics that see it; the first block of a test, the original, has the rest. */
  readonly share?: number
}

/** A variant that was chosen for a visitor, and the block that it is. */
export interface ShownVariant {
  readonly test: string
  readonly variant: string
  readonly block: string
  /** The conditions of the block, and of blocks that it stands in, which only a browser can decide; absent where there are none. */
  readonly isFor?: readonly ForWhom[]
}

/** For whom a block is, as far as its settings say. */
export type ForWhom = Pick<BlockMeta, 'audience' | 'segment'>

/** One block of a page tree. `type` is the content type id; prop and slot names are its field ids. */
export interface BlockNode {
  readonly id: string
  readonly type: string
  readonly version: number
  readonly props: Readonly<Record<string, Json>>
  readonly slots?: Readonly<Record<string, readonly BlockNode[]>>
  readonly meta?: BlockMeta
}

/** A published page in one language of one site: validated plain JSON, the only thing that crosses to the renderer. */
export interface Page {
  /** Entry id in the CMS. */
  readonly id: string
  /** `home`, `product`, `landing/summer`, ...: the kind, or kind and slug where a kind has several pages. */
  readonly key: string
  readonly kind: PageKind
  readonly siteTag: string
  readonly language: string
  readonly title: string
  readonly seo: {
    readonly title?: string
    readonly description?: string
    /** Shown where a link to the page is sent. */
    readonly image?: ImageProp
    readonly noindex?: boolean
  }
  readonly blocks: readonly BlockNode[]
  /** What was chosen for the visitor, where blocks of the page had variants; never stored. */
  readonly variants?: readonly ShownVariant[]
}

/** A picture as a block prop: what a CMS asset becomes. `url` is absolute or begins with `/images/`. */
export interface ImageProp {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The ground until it is decoded: its dominant colour as `#rgb`. Publishing adds it; drafts have none. */
  readonly color?: string
}

/**
 * The point of a picture that stays in view where the picture is cropped: per cent from its left and from its top. A picture is not
 * mirrored in languages that are read from the right, and neither is its point.
 */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}
