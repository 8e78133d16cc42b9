/** Vite's manifest: what each module became, and what that needs at once. */
export type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Files that are fetched with a module: itself, and everything it imports statically. */
export interface Closure {
  readonly keys: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
  readonly styles: ReadonlySet<string>
}

export const closureOf = (manifest: Manifest, entry: string): Closure => {
  const keys = new Set<string>()
  const visit = (key: string): void => {
    if (keys.has(key)) return
    keys.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  visit(entry)
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return { keys, scripts: new Set(chunks.map(({ file }) => file)), styles: new Set(chunks.flatMap(({ css = [] }) => css)) }
}
