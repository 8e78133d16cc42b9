/** Makes a thing for each key and keeps it: formatters, which take a hundred times longer to make than to use. Keys have to be few. */
export const keptBy = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const kept = new Map<string, Made>()
  return (key) => {
    const made = kept.get(key) ?? make(key)
    kept.set(key, made)
    return made
  }
}
