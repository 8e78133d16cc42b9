/**
 * Puts a text on the system's clipboard. The text may still be on its way: Safari takes it only within the click itself. Rejects
 * where the browser does not allow it, as in a frame of another origin.
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  // Where there is no clipboard nobody waits for it, and a rejection nobody waits for is an error of its own.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
