/** Parameters of a path that a pattern matches exactly, letter case aside; undefined where it does not. */
export const matchPattern = (pattern: string, segments: readonly string[]): Readonly<Record<string, string>> | undefined => {
  const parts = pattern
    .split('/')
    .slice(1)
    .filter((part) => part !== '')
  if (segments.length > parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]
    if (!part.startsWith(':')) {
      if (segment?.toLowerCase() !== part.toLowerCase()) return undefined
      continue
    }
    if (segment !== undefined) params[part.slice(1).replace('?', '')] = segment
    else if (!part.endsWith('?')) return undefined
  }
  return params
}
