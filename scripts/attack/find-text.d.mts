export const readSources: (project: string) => ReadonlyMap<string, string>
export const findText: (sources: ReadonlyMap<string, string>, text: string) => readonly string[]
