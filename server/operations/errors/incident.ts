import type { Ids } from '../../runtime.ts'

/** `E-` and eight upper-case hex digits, by which what a shopper was shown is found in the log and in the collector. */
export const incidentId = (ids: Pick<Ids, 'uuid'>): string => `E-${ids.uuid().replace(/-/g, '').slice(0, 8).toUpperCase()}`

/** A line of a stack, of the sources where they are known. */
export interface Frame {
  readonly function: string
  readonly file: string
  readonly line: number
  readonly column: number
  /** Ours, and no package's. */
  readonly isOwn: boolean
}

/** Something that failed, in a browser or in this process, as it goes to the collector. */
export interface Incident {
  readonly incident: string
  readonly origin: 'browser' | 'server'
  readonly release: string
  readonly code: string
  /** 1: the shop is down, 2: something is missing, 3: less good than it could be. */
  readonly severity: 1 | 2 | 3
  readonly message: string
  /** The innermost first. */
  readonly frames: readonly Frame[]
  /** What it can be searched by; never anything of a shopper. */
  readonly tags: Readonly<Record<string, string>>
}

/** A frame as people write it. */
export const frameText = ({ function: name, file, line, column }: Frame): string =>
  `${name === '' ? '' : `${name} `}${file}:${line}:${column}`
