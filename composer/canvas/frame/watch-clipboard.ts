interface Acts {
  /** False while a text is typed in, or the page does what it does for shoppers. */
  readonly isOurs: () => boolean
  readonly onAct: (act: 'copy' | 'cut' | 'paste', text: string) => void
}

/** Takes copy, cut and paste of blocks from the page. Words that are marked are copied as words. */
export const watchClipboard = (window: Window, { isOurs, onAct }: Acts): void => {
  const hear = (act: 'copy' | 'cut' | 'paste'): void =>
    window.addEventListener(
      act,
      (event) => {
        const isOfText = act !== 'paste' && window.getSelection()?.isCollapsed === false
        if (!isOurs() || isOfText) return
        event.preventDefault()
        event.stopImmediatePropagation()
        onAct(act, event.clipboardData?.getData('text/plain') ?? '')
      },
      { capture: true },
    )
  hear('copy')
  hear('cut')
  hear('paste')
}
