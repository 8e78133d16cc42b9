import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockNode, Json } from '../../schemas/page.ts'
import type { Assets } from '../../src/pipeline/document/assets.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** What the bundle of the shop offers the gallery (src/gallery). */
export interface GalleryViews {
  readonly listGallery: () => readonly GalleryEntry[]
  /** The fixture as HTML, for a frame that a script from the sources brings to life. */
  readonly renderFixture: (request: FixtureRequest) => Promise<RenderedFixture | undefined>
  /** The fixture as a page of the shop, which the chunks of its build bring to life. */
  readonly renderFrame: (request: FrameRequest) => Promise<Frame | undefined>
  /** The page of the design, for the frame of the gallery. */
  readonly renderDesign: (request: DesignRequest) => Promise<RenderedDesign>
  /** What publishing would refuse in a fixture with these props; empty where it renders. */
  readonly checkProps: (fixture: Pick<FixtureRequest, 'type' | 'index' | 'props'>) => readonly PropProblem[]
}

export interface GalleryEntry {
  readonly type: string
  readonly hydrate: string
  readonly schema: BlockSchema
  readonly fixtures: readonly GalleryFixture[]
}

/** A block in one of its states. */
export interface GalleryFixture {
  readonly name: string
  readonly node: BlockNode
}

/** Props by name, instead of the fixture's own. */
export type ChangedProps = Readonly<Record<string, Json>>

export interface PropProblem {
  /** Name of the prop; empty where it is the block as a whole. */
  readonly prop: string
  readonly message: string
}

export interface FixtureRequest {
  readonly type: string
  /** Position among the type's fixtures. */
  readonly index: number
  readonly site: SiteConfig
  readonly language: string
  /** Against the language's own. */
  readonly direction?: 'ltr' | 'rtl'
  readonly props?: ChangedProps
}

export interface DesignRequest {
  readonly site: SiteConfig
  readonly language: string
  /** Against the language's own. */
  readonly direction?: 'ltr' | 'rtl'
  readonly scheme: 'light' | 'dark'
}

export interface RenderedDesign {
  readonly html: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Name of the site's theme. */
  readonly theme: string
  /** Whether the theme has colours for the dark. */
  readonly hasDark: boolean
  /** Rules that show the scheme that was asked for, whichever the machine prefers. */
  readonly rules: string
}

export interface FrameRequest extends FixtureRequest {
  /** Address of the frame as its browser has it. */
  readonly url: URL
  readonly assets: Assets
  readonly build: string
}

/** A document for a frame, and what its policy has to allow. */
export interface Frame {
  readonly html: string
  readonly styleHash?: string
  readonly inlineScripts: readonly string[]
}

export interface RenderedFixture {
  readonly html: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly theme: string
  /** Types in the fixture's tree, for their style sheets. */
  readonly types: ReadonlySet<string>
  readonly inlineScripts: readonly string[]
}
