import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

/** Text of a file of the project in the form that `npm run format` gives it. */
export const formatFile = async (text: string, { root, path }: { readonly root: string; readonly path: string }): Promise<string> => {
  const filepath = join(root, path)
  return format(text, { ...(await resolveConfig(filepath)), filepath })
}
