/**
 * Tags of the sites of a page that somebody may not publish for. `pageSites`: none for a page of all sites. `publishSites`: undefined for
 * somebody who may publish for all. Pure.
 */
export const sitesBeyond = (
  publishSites: readonly string[] | undefined,
  pageSites: readonly string[],
  allSites: readonly string[],
): readonly string[] =>
  publishSites === undefined ? [] : (pageSites.length === 0 ? allSites : pageSites).filter((tag) => !publishSites.includes(tag))
