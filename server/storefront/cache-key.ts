import { isKnownParameter } from '../../src/site/known-parameters.ts'

/**
 * The address with only the parameters that can change the page; the first of a repeated one counts. Others would split the cache.
 */
export const pageAddress = (url: URL): URL => {
  // Not resolved against an origin: a path that begins with two slashes would become a host.
  const address = new URL(url)
  address.search = ''
  for (const [name, value] of url.searchParams)
    if (isKnownParameter(name) && !address.searchParams.has(name)) address.searchParams.set(name, value)
  return address
}

/**
 * The target of a redirect with what `pageAddress` took out of the address: pages do not depend on campaign tags, but who reads
 * them in the browser finds them where the shopper arrives. Before a `#`; a name the target has already is the target's.
 */
export const carryParameters = (target: string, url: URL): string => {
  const [address = '', ...fragment] = target.split('#')
  const [path = '', query = ''] = address.split('?')
  const own = new URLSearchParams(query)
  const parameters = new URLSearchParams(query)
  const carried = [...url.searchParams].filter(([name]) => !isKnownParameter(name) && !own.has(name))
  if (carried.length === 0) return target
  for (const [name, value] of carried) parameters.append(name, value)
  return [`${path}?${parameters.toString()}`, ...fragment].join('#')
}
