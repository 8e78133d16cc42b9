import type { NavigationNode } from '../../src/site/navigation.ts'

/** A node of the navigation tree with its children below it; the path follows from the slugs. */
export const navigationNode = (
  slug: string,
  children: readonly NavigationNode[] = [],
  changes: Partial<NavigationNode> = {},
): NavigationNode => ({
  slug,
  path: `/${slug}`,
  label: slug.slice(0, 1).toUpperCase() + slug.slice(1),
  filters: { categories: [slug] },
  children: children.map((child) => below(`/${slug}`, child)),
  ...changes,
})

const below = (parent: string, child: NavigationNode): NavigationNode => ({
  ...child,
  path: `${parent}${child.path}`,
  children: child.children.map((each) => below(parent, each)),
})

/** women > shoes > boots > ankle, men, and a hidden node. */
export const navigationTree = (): readonly NavigationNode[] => [
  navigationNode('women', [navigationNode('shoes', [navigationNode('boots', [navigationNode('ankle')])])], { key: 'women' }),
  navigationNode('men', [], { key: 'men' }),
  navigationNode('kids', [], { key: 'kids', hide: true }),
]
