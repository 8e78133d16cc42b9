/** The language of a store view by its code; undefined where nothing says it. */
export type StoreViews = (code: string) => string | undefined

interface Deps {
  /** Languages of the shop. */
  readonly languages: readonly string[]
  /** Languages by store view, where the code does not say it. */
  readonly named: ReadonlyMap<string, string>
}

/** `fr`, `fr_ca` and `ca_fr` are French where the shop has French; what else is meant has to be said. */
export const createStoreViews =
  ({ languages, named }: Deps): StoreViews =>
  (code) =>
    named.get(code) ??
    code
      .toLowerCase()
      .split(/[_-]/)
      .find((part) => languages.includes(part))
