import type { HitImage } from '../../clients/search/hit.ts'
import type { BlockDataDeps, ContentDeps, PicturedCategory } from '../../page/page-deps.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import { knownFilters } from './listing-address.ts'

type Deps = Pick<ContentDeps, 'getNavigation'> & Pick<BlockDataDeps, 'search'>

/** Categories to begin with: those of the first level, or of the second where there is only one. One without a picture is left out. */
export const firstCategories = async ({ getNavigation, search }: Deps, max: number): Promise<readonly PicturedCategory[]> => {
  const nodes = beginnings(await getNavigation()).slice(0, max)
  const found = await search(nodes.map(({ filters }) => ({ filters: knownFilters(filters), sort: 'newest', hitsPerPage: 1 })))
  return nodes.flatMap(({ label, path, image }, index) => {
    const [hit] = found[index] ?? []
    const own: HitImage | undefined = image === undefined ? undefined : { src: image, width: 720, height: 900 }
    const picture = own ?? hit?.colors[0]?.mainImage ?? hit?.image
    return hit === undefined || picture === undefined ? [] : [{ label, path, picture }]
  })
}

const beginnings = (tree: readonly NavigationNode[]): readonly NavigationNode[] => {
  const shown = tree.filter(isCategory)
  const below = shown[0]?.children.filter(isCategory) ?? []
  return shown.length === 1 && below.length > 0 ? below : shown
}

const isCategory = ({ slug, hide, filters }: NavigationNode): boolean => slug !== '' && hide !== true && Object.keys(filters).length > 0
