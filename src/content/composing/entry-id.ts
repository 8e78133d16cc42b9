/**
 * The entry that a block on the page was made from. Blocks have their entry's id, numbered from its second use on a page; notes about a
 * block and about something missing in it carry its id in theirs. The id itself where no entry is known by it.
 */
export const entryIdOf = (blockId: string, entries: Readonly<Record<string, unknown>>): string => {
  const noted = NOTE.exec(blockId)?.[1]
  const candidates = [blockId, withoutNumber(blockId), ...(noted === undefined ? [] : [noted, withoutNumber(noted)])]
  return candidates.find((id) => Object.hasOwn(entries, id)) ?? blockId
}

/** Of src/content/preview-notes.ts. */
const NOTE = /^(?:problem|missing)-(.+)$/

const withoutNumber = (id: string): string => id.replace(/-\d+$/, '')
