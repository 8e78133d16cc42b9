import type { ComposeSite } from '../../schemas/api/compose.ts'

/** Sites by their names, in one line; one that is not hers by its tag. */
export const siteNames = (tags: readonly string[], sites: readonly Pick<ComposeSite, 'siteTag' | 'name'>[]): string =>
  tags.map((tag) => sites.find(({ siteTag }) => siteTag === tag)?.name ?? tag).join(' · ')
