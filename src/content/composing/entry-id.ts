/**
 * The entry that a block on the page was made from. Blocks have their entry's id, numbered from its second use on a page; notes about a
 * block and about something missing in it carry its id in theirs. The id itself where no entry is known by it.
 */
export const entryIdOf = (blockId: string, entries: Readonly<Record<string, unknown>>): string =>
  possibleEntryIds(blockId).find((id) => Object.hasOwn(entries, id)) ?? blockId

/** Ids that the entry of a block may have, the likeliest first: for who has yet to read it. */
export const possibleEntryIds = (blockId: string): readonly string[] => {
  const noted = NOTE.exec(blockId)?.[1]
  return [blockId, withoutNumber(blockId), ...(noted === undefined ? [] : [noted, withoutNumber(noted)])]
}

/** Of src/content/preview-notes.ts. */
const NOTE = /^(?:problem|missing)-(.+)$/

const withoutNumber = (id: string): string => id.replace(/-\d+$/, '')
