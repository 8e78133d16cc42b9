/** Where a collector takes envelopes, as its DSN says: `https://<key>@<host>/<project>`. */
export interface Dsn {
  readonly address: string
  readonly key: string
}

/** Undefined where the text is no DSN. A collector may stand below a path. */
export const parseDsn = (text: string): Dsn | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, username, password, pathname, search } = new URL(text)
  const [, path, project] = /^(\/.*?)?\/(\d+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || username === '' || password !== '' || search !== '' || project === undefined) return undefined
  return { address: `${protocol}//${host}${path ?? ''}/api/${project}/envelope/`, key: username }
}

/** Of the collector in the embedded platform. */
export const EMBEDDED_KEY = 'embedded'

/** Where the embedded platform takes reports, in the vendor's own form. */
export const embeddedDsn = (origin: string): string => `${origin.replace('://', `://${EMBEDDED_KEY}@`)}/sentry/1`
