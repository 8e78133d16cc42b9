/** A group of the identity provider, and the sites that its people may publish for. */
export interface ComposeGroup {
  readonly name: string
  /** Tags; undefined for every site there is. */
  readonly siteTags: readonly string[] | undefined
}

/** As the provider allows them, without the signs of this list. */
const NAME = /^[^\s,=]{1,128}$/
const TAG = /^[\w-]{1,40}$/

/** `publishers, asia-team=ald-jp+ald-hk`; undefined for what has another form. A name alone, or with `=*`, means every site. */
export const readGroups = (text: string): readonly ComposeGroup[] | undefined => {
  const groups = text.split(',').map((part) => readGroup(part.trim()))
  return groups.every((group) => group !== undefined) ? groups : undefined
}

const readGroup = (part: string): ComposeGroup | undefined => {
  const [name = '', tags, ...more] = part.split('=')
  if (!NAME.test(name) || more.length > 0) return undefined
  if (tags === undefined || tags === '*') return { name, siteTags: undefined }
  const siteTags = tags.split('+')
  return siteTags.every((tag) => TAG.test(tag)) ? { name, siteTags } : undefined
}
