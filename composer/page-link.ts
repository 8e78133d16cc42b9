interface Target {
  readonly site?: string | undefined
  /** Entry of the block that is looked at there; the page itself without one. */
  readonly block?: string | undefined
}

/** The address of a page in the composer. */
export const pageLink = (pageId: string, { site, block }: Target = {}): string => {
  const search = new URLSearchParams({
    ...(site === undefined || site === '' ? {} : { site }),
    ...(block === undefined || block === '' || block === pageId ? {} : { block }),
  }).toString()
  return `/pages/${encodeURIComponent(pageId)}${search === '' ? '' : `?${search}`}`
}
