const PROBES = new Set(['/healthz', '/readyz'])
/** Scripts, styles and fonts of the build and of `public/`, and the file that keeps crawlers away. */
const FILES = /^\/(?:assets\/|styles\/|fonts\/|favicon\.svg$|mark-shopper\.js$|robots\.txt$)/
/** Calls of machines, which cannot fill in a form and are authenticated one by one: a signature, or a token of the CMS. */
const SIGNED = /^\/(?:api\/webhooks|contentful)\//

/** Whether a route, or a path without a route, is open without the password (FRAME-12). */
export const isOpenPath = (path: string): boolean => PROBES.has(path) || FILES.test(path) || SIGNED.test(path)
