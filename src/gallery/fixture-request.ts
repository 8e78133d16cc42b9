import type { Json } from '../../schemas/page.ts'
import type { SiteConfig } from '../site/site-config.ts'

/** Which fixture is looked at, and how. */
export interface FixtureRequest {
  readonly type: string
  /** Position among the type's fixtures. */
  readonly index: number
  readonly site: SiteConfig
  readonly language: string
  /** Against the language's own. */
  readonly direction?: 'ltr' | 'rtl'
  /** Instead of the fixture's own. */
  readonly props?: Readonly<Record<string, Json>>
}
