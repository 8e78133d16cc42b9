/** Typing in an element of the page. */
export interface TextEdit {
  readonly element: HTMLElement
  /** Keeps what is typed. */
  readonly commit: () => void
  /** Takes it back. */
  readonly revert: () => void
}

interface Options {
  readonly element: HTMLElement
  /** Selects the text; else the caret is at its end. */
  readonly selectsAll: boolean
  /** At most once a frame. */
  readonly onInput: (text: string) => void
  /** Once, at the end; undefined where nothing is different and nothing was reported. `isReverted`: as it was. */
  readonly onEnd: (result: { readonly text: string; readonly isReverted: boolean } | undefined) => void
}

/** Makes an element's text one to type in, until its focus leaves. What the page's own code holds on to is there again afterwards. */
export const editText = ({ element, selectsAll, onInput, onEnd }: Options): TextEdit => {
  const nodes = [...element.childNodes].map((node) => ({ node, text: node.nodeValue }))
  const before = readText(element)
  const { whiteSpace, outline } = element.style
  let frame: number | undefined
  let hasReported = false
  let isOver = false

  const report = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      hasReported = true
      onInput(readText(element))
    })
  }
  const end = (isReverted: boolean): void => {
    if (isOver) return
    isOver = true
    if (frame !== undefined) cancelAnimationFrame(frame)
    const text = readText(element)
    element.removeEventListener('input', report)
    element.removeEventListener('beforeinput', refuseLines)
    element.removeEventListener('blur', commit)
    element.removeAttribute('contenteditable')
    Object.assign(element.style, { whiteSpace, outline })
    // The very nodes the page made, as React writes the next text into them. With several it must find each as it left it.
    element.replaceChildren(...nodes.map(({ node }) => node))
    for (const { node, text: own } of nodes) node.nodeValue = isReverted || nodes.length > 1 ? own : text
    element.blur()
    onEnd(text === before && !hasReported ? undefined : { text: isReverted ? before : text, isReverted })
  }
  const commit = (): void => end(false)

  element.setAttribute('contenteditable', 'plaintext-only')
  // Spaces stay spaces: elsewhere browsers type hard ones at the end of a text.
  Object.assign(element.style, { whiteSpace: 'pre-wrap', outline: 'none' })
  element.addEventListener('input', report)
  element.addEventListener('beforeinput', refuseLines)
  element.addEventListener('blur', commit)
  element.focus({ preventScroll: true })
  placeCaret(element, selectsAll)
  return { element, commit, revert: () => end(true) }
}

/** Pasted lines are one. */
const readText = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/\s*\n\s*/g, ' ')

const refuseLines = (event: InputEvent): void => {
  if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') event.preventDefault()
}

const placeCaret = (element: HTMLElement, selectsAll: boolean): void => {
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  if (!selectsAll) selection?.collapseToEnd()
}
