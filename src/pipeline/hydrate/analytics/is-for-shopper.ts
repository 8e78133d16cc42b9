import type { ForWhom } from '../../../../schemas/page.ts'
import { segmentNumber } from '../../../site/segments.ts'
import type { SiteConfig } from '../../../site/site-config.ts'

/** Whether a block is shown to who looks, by the marks of the document that styles decide it by (shell.scss). */
export const isForShopper =
  ({ dataset }: HTMLElement, site: Pick<SiteConfig, 'segments'>) =>
  ({ audience, segment }: ForWhom): boolean =>
    (audience === undefined || (audience === 'signedIn') === (dataset['shopper'] === 'signedIn')) &&
    (segment === undefined || (dataset['segments'] ?? '').split(' ').includes(String(segmentNumber(segment, site))))
