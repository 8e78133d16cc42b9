const loading = new Map<string, Promise<void>>()

/** Adds a script to the page, once however often it is called for. Rejects where it cannot be loaded; the next call tries again. */
export const loadScript = (address: string): Promise<void> => {
  const existing = loading.get(address)
  if (existing !== undefined) return existing
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(address)
      script.remove()
      reject(new Error(`Can not load script ${address}`))
    })
    document.head.append(script)
  })
  loading.set(address, started)
  return started
}
