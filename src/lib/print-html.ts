/** Prints a document of its own, without leaving the page. */
export const printHtml = (html: string): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.srcdoc = html
  frame.addEventListener('load', () => {
    const { contentWindow } = frame
    contentWindow?.addEventListener('afterprint', () => frame.remove())
    contentWindow?.print()
  })
  document.body.append(frame)
}
