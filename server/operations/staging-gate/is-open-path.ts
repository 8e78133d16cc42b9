const PROBES = new Set(['/healthz', '/readyz'])
/** Files of the build and of `public/`, which hold nothing but looks; and what tells crawlers to stay away. */
const FILES = /^\/(?:assets\/|styles\/|fonts\/|favicon\.svg$|mark-shopper\.js$|robots\.txt$)/
/** Calls of machines, which cannot fill in a form and prove who they are with each call: a signature, or a token of the CMS. */
const SIGNED = /^\/(?:api\/webhooks|contentful)\//

/** Whether a route, or a path that no route has, stands before the gate (FRAME-12). */
export const isOpenPath = (path: string): boolean => PROBES.has(path) || FILES.test(path) || SIGNED.test(path)
