/** Gives her a file as a download. */
export const downloadFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/xliff+xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
