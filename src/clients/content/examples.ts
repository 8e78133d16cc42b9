import type { SizeGuides } from '../../../schemas/api/size-guide.ts'
import type { Page } from '../../../schemas/page.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { Example } from '../answer-example.ts'

/* What data files are like. Apart from who reads them, which pages load later than these. */

export const PAGE: Example<Page> = { id: '', kind: '', seo: {}, blocks: [] }
/** Of the first level; what is below comes from the same hand. */
export const NODE: Example<NavigationNode> = { slug: '', path: '', label: '', filters: {}, children: [] }
export const SIZE_GUIDES: Example<SizeGuides> = { buttonText: '', categories: [{ categoryKey: '', categoryTitle: '', tables: [] }] }
