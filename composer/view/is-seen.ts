import type { BlockMeta } from '../../schemas/page.ts'
import { isFor } from '../../src/content/is-for.ts'
import { segmentOfAudience, type PreviewAudience } from '../../src/site/preview-mode.ts'
import { momentOf } from './clock-time.ts'
import type { CanvasView } from './canvas-view.ts'

/** Whether a block with these settings is on the page as it is looked at, as far as time, country, language and visitor decide it. */
export const isSeen = (meta: BlockMeta | undefined, { site, language, at, audience }: CanvasView): boolean =>
  isFor(meta, { now: momentOf(at, site.timeZone), countryCode: site.code, language }) && isForVisitor(meta, audience)

const isForVisitor = ({ audience, segment }: BlockMeta = {}, visitor: PreviewAudience): boolean =>
  (audience === undefined || audience === (visitor === 'guest' ? 'guest' : 'signedIn')) &&
  (segment === undefined || segment === segmentOfAudience(visitor))
