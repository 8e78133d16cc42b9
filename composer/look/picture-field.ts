import type { ComposeAsset, ComposeEntry } from '../../schemas/api/compose.ts'
import type { BlockSchema } from '../../schemas/block-schema.ts'
import { isLink, isObject, readField } from '../../src/content/cms-entry.ts'
import { ownValue } from '../../src/lib/own-value.ts'

/** The field that a picture on the page is chosen in: of several the one whose file it is; undefined where none holds a picture. Pure. */
export const pictureField = (
  entry: ComposeEntry,
  schema: BlockSchema | undefined,
  address: string,
  assets: Readonly<Record<string, ComposeAsset>>,
  locales: readonly string[],
): string | undefined => {
  const filled = Object.entries(schema?.properties ?? {}).flatMap(([field, prop]) => {
    const value = prop['x-field'] === 'asset' ? readField(entry.fields[field], locales) : undefined
    return isLink(value) ? [{ field, asset: ownValue(assets, value.sys.id) }] : []
  })
  const fits = ({ asset }: (typeof filled)[number]): number => {
    const name = asset === undefined ? undefined : fileNameOf(asset, locales)
    return name !== undefined && decodeURIComponent(address).includes(name) ? name.length : 0
  }
  // `autumn` is in the name of `autumn high` too.
  return filled.toSorted((one, other) => fits(other) - fits(one))[0]?.field
}

/** Without its ending: smaller copies of a picture have its name and are of another kind. */
const fileNameOf = ({ fields }: ComposeAsset, locales: readonly string[]): string | undefined => {
  const file = readField(fields['file'], [...locales, ...Object.keys(fields['file'] ?? {})])
  const url = isObject(file) ? file['url'] : undefined
  const name = typeof url === 'string' ? /\/([^/?]+?)(?:\.\w+)?(?:\?|$)/.exec(url)?.[1] : undefined
  return name === undefined ? undefined : decodeURIComponent(name)
}
