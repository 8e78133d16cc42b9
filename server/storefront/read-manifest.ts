import { readFileSync } from 'node:fs'

/** One chunk of the browser's build. */
export interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Vite's manifest of the browser's build. Throws where there was no build. */
export const readManifest = (clientDirectory: string): Manifest =>
  // Written by Vite in this form.
  JSON.parse(readFileSync(`${clientDirectory}/.vite/manifest.json`, 'utf8')) as Manifest

/** A chunk and everything it imports, imports first, as manifest keys. */
export const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> => {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return seen
  // Entered first, so that a cycle ends.
  seen.add(key)
  for (const each of chunk.imports ?? []) withImports(manifest, each, seen)
  seen.delete(key)
  return seen.add(key)
}
