/** Has the browser save a text as a file; `type` is its media type. */
export const saveAsFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address))
}
