import autocannon from 'autocannon'

const CONNECTIONS = 16
/** What browsers ask for. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * Asks for addresses with 16 connections, so many times (`amount`) or so long (`seconds`). `next` gives the path of each request where
 * they differ. Answers what autocannon counted; an answer that is no page is an error.
 */
export const load = async (address, { amount, seconds, next }) => {
  const { origin, pathname } = new URL(address)
  const distinct = (request) => ({ ...request, path: next(pathname) })
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    requests: [{ method: 'GET', path: pathname, headers: HEADERS, ...(next === undefined ? {} : { setupRequest: distinct }) }],
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${pathname}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  return result
}

let number = 0

/**
 * The same page under a name that the page cache has not: `uat` is in its key, and rendering ignores it. Everything behind the page
 * cache stays as warm as any earlier request has left it: HTML of cards and menus, answers of the search, pages of the CMS.
 */
export const pastThePageCache = (path) => `${path}?uat=${(number += 1)}`
