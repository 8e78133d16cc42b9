import { isKnownParameter } from '../../src/site/known-parameters.ts'

/**
 * The address with the parameters that can change the page; the first of a repeated one counts. All others would only split the
 * cache.
 */
export const pageAddress = (url: URL): URL => {
  // Not made by resolving the path: one that begins with two slashes would become a host.
  const address = new URL(url)
  address.search = ''
  for (const [name, value] of url.searchParams)
    if (isKnownParameter(name) && !address.searchParams.has(name)) address.searchParams.set(name, value)
  return address
}
