/** Decoded segments of a path; a trailing slash does not count. Undefined for an empty segment (`//`) or broken encoding. */
export const pathSegments = (path: string): readonly string[] | undefined => {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '')
  if (trimmed === '') return path === '/' || path === '' ? [] : undefined
  const segments = trimmed.split('/').map(decode)
  return segments.every((segment) => segment !== undefined && segment !== '') ? segments.map(String) : undefined
}

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch (cause) {
    if (cause instanceof URIError) return undefined
    throw cause
  }
}
